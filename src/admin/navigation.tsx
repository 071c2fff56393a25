import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { accountPath, dashboardPath, messagesPath } from '#shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { WordMark } from '#ui/word-mark.tsx'
import { areasFor, currentAt } from './areas.ts'
import { LogOut } from './log-out.tsx'
import { UnreadCount } from './messages/unread-count.tsx'
import styles from './navigation.module.css'

type User = { role: string }

/** A bar at the side; on small screens a bar on top with a menu that opens and closes. */
export const Navigation = ({ user }: { user: User }) => {
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
        <Areas user={user} onGo={() => setOpen(false)} />
        <YourAccount onGo={() => setOpen(false)} />
        {/* A whole page, so that it shows what was changed just now. */}
        <Link to="/" reloadDocument>
          View site
        </Link>
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

const Areas = ({ user, onGo }: { user: User; onGo: () => void }) => {
  const { pathname } = useLocation()
  return (
    <ul className={styles.areas}>
      {areasFor(user).map((area) => (
        <li key={area.to}>
          <Link to={area.to} aria-current={currentAt(area, pathname)} onClick={onGo}>
            {area.text} {area.to === messagesPath && <UnreadCount />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const YourAccount = ({ onGo }: { onGo: () => void }) => {
  const { pathname } = useLocation()
  return (
    <Link to={accountPath} aria-current={pathname === accountPath ? 'page' : undefined} onClick={onGo}>
      Your account
    </Link>
  )
}
