import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { Icon } from '#ui/icon.tsx'
import { WordMark } from '#ui/word-mark.tsx'
import { LogOut } from './log-out.tsx'
import { messagesPath } from './messages/calls.ts'
import styles from './navigation.module.css'
import { outboxPath } from './outbox/calls.ts'
import { dashboardPath } from './session.ts'
import { subscribersPath } from './subscribers/calls.ts'

type Area = { text: string; to: string; parts?: string[] }

const areas: Area[] = [
  { text: 'Dashboard', to: dashboardPath },
  { text: wording.news.manageTitle, to: newsFeed.managePath, parts: [newsFeed.addPath, newsFeed.editPath] },
  { text: wording.blog.manageTitle, to: blogFeed.managePath, parts: [blogFeed.addPath, blogFeed.editPath] },
  { text: 'Contacts', to: messagesPath, parts: ['/messages'] },
  { text: 'Subscribers', to: subscribersPath },
  { text: 'Outbox', to: outboxPath, parts: [outboxPath] },
]

/** A bar at the side; on small screens a bar on top with a menu that opens and closes. */
export const Navigation = () => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEscape(isOpen, () => {
    setOpen(false)
    button.current?.focus()
  })
  return (
    <header className={`band ${styles.bar}`}>
      <Link className={styles.mark} to={dashboardPath} aria-label="Voima admin: dashboard">
        <WordMark />
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="admin-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={28} />
        <span className="visually-hidden">Menu</span>
      </button>
      <nav id="admin-menu" aria-label="Admin" className={styles.menu} data-open={isOpen || undefined}>
        <Areas onGo={() => setOpen(false)} />
        <Link to="/">View site</Link>
        <LogOut className={styles.logOut} />
      </nav>
    </header>
  )
}

const useEscape = (isOn: boolean, leave: () => void) => {
  useEffect(() => {
    if (!isOn) return
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

const Areas = ({ onGo }: { onGo: () => void }) => {
  const { pathname } = useLocation()
  return (
    <ul className={styles.areas}>
      {areas.map((area) => (
        <li key={area.to}>
          <Link to={area.to} aria-current={currentAt(area, pathname)} onClick={onGo}>
            {area.text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const currentAt = ({ to, parts = [] }: Area, pathname: string) => {
  if (pathname === to) return 'page'
  return parts.some((part) => `${pathname}/`.startsWith(`${part}/`)) ? 'true' : undefined
}
