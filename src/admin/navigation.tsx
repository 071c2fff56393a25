/** The menu of the admin area. */

import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { browserApi } from '#page/api-client.ts'
import { accountPath, dashboardPath, loginPath, messagesPath } from '#shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { WordMark } from '#ui/logo.tsx'
import { areasFor, currentAt } from './areas.ts'
import styles from './frame.module.css'
import { UnreadCount } from './messages/unread-count.tsx'
import { forgetToken, forgetWantedPage, sessionToken } from './session.ts'

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
        {/* A full page load, so that the public site shows the latest changes. */}
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

const LogOut = ({ className }: { className: string | undefined }) => {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const leave = async () => {
    setBusy(true)
    await signOut()
    await navigate(loginPath, { replace: true })
  }
  return (
    <button type="button" className={className} disabled={isBusy} onClick={leave}>
      {isBusy ? 'Signing out' : 'Sign out'}
    </button>
  )
}

const patienceMs = 5000

/** Ends the session on this device, and on the server if it can be reached. */
const signOut = async () => {
  try {
    const headers = { Authorization: `Bearer ${sessionToken()}` }
    await browserApi().auth.logout.$post({}, { headers, init: { signal: AbortSignal.timeout(patienceMs) } })
  } catch {
    // Without a network, the session on the server expires some hours later.
  } finally {
    forgetToken()
    forgetWantedPage()
  }
}
