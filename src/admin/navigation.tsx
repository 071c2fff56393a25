/**
 * The menu of the admin area: a sidebar, or on a phone bars at the top and bottom with a hamburger menu; and the button
 * that signs out (logout). `areas.ts` decides what is in the menu.
 */

import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { browserApi } from '#page/api-client.ts'
import { leaveSession } from '#page/left-sessions.ts'
import { useLook } from '#page/look.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { accountPath, dashboardPath, loginPath, messagesPath } from '#shared/paths.ts'
import { Logo } from '#ui/logo.tsx'
import { endPushHere } from './account/push-calls.ts'
import { type AreaPage, areasFor, beginningsFor, currentAt, shortcutsFor } from './areas.ts'
import { MenuIcon, type MenuIconName } from './menu-icon.tsx'
import { UnreadCount } from './messages/unread-count.tsx'
import styles from './navigation.module.css'
import newButton from './new-button.module.css'
import { forgetToken, forgetWantedPage, sessionToken } from './session.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { forgetAllTexts, keptTexts, unsavedForms } from './writing/kept-text.ts'

type User = { role: string }

/** A sidebar. On smaller screens a bar at the top, one at the bottom, and a menu that opens and closes. */
export const Navigation = ({ user, onSearch }: { user: User; onSearch: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useEscape(isOpen, () => {
    close()
    toggle.current?.focus()
  })
  return (
    <header className={`band no-print ${styles.bar}`} data-open={isOpen || undefined}>
      <Link className={styles.mark} to={dashboardPath} aria-label={`${organisationName()} admin: home`} onClick={close}>
        <Logo look={useLook()} />
      </Link>
      <SearchButton onClick={onSearch} />
      <NewButton className={newButton.atSide} />
      <nav aria-label="Shortcuts" className={styles.shortcuts}>
        <Shortcuts user={user} onGo={close} />
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <MenuIcon name="menu" />
          Menu
        </button>
      </nav>
      <nav id="admin-menu" aria-label="Admin" className={styles.menu}>
        <Areas user={user} onGo={close} />
        <Foot onGo={close} />
      </nav>
      <NewMenu user={user} onGo={close} />
    </header>
  )
}

const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    className={styles.search}
    title="Find anything (Ctrl+K)"
    aria-label="Find anything"
    onClick={onClick}
  >
    <MenuIcon name="search" />
  </button>
)

const Foot = ({ onGo }: { onGo: () => void }) => (
  <div className={styles.foot}>
    <YourAccount onGo={onGo} />
    {/* A full page load, so that the public site shows the latest changes. */}
    <Link to="/" reloadDocument>
      <MenuIcon name="world" />
      View site
    </Link>
    <SignOut className={styles.signOut} />
  </div>
)

const useEscape = (isOn: boolean, leave: () => void) => {
  useEffect(() => {
    if (!isOn) return
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

type MenuProps = { user: User; onGo: () => void }

const Areas = ({ user, onGo }: MenuProps) => (
  <ul className={`plain-list ${styles.areas}`}>
    {areasFor(user).map((area) => (
      <li key={area.text}>
        <AreaLink {...area} onGo={onGo} />
      </li>
    ))}
  </ul>
)

type LinkProps = { text: string; icon: MenuIconName; pages: AreaPage[]; onGo: () => void }

const AreaLink = ({ text, icon, pages, onGo }: LinkProps) => {
  const { pathname } = useLocation()
  const current = currentAt(pages, pathname)
  const link = useRef<HTMLAnchorElement>(null)
  // The menu scrolls on a low screen, and the page behind it does not.
  useEffect(() => {
    const list = link.current?.closest('#admin-menu > ul')
    if (!current || !link.current || !list) return
    const own = link.current.getBoundingClientRect()
    const shown = list.getBoundingClientRect()
    list.scrollTop += Math.min(0, own.top - shown.top) + Math.max(0, own.bottom - shown.bottom)
  }, [current])
  return (
    <Link ref={link} to={pages[0]?.to ?? ''} aria-current={current} onClick={onGo}>
      <MenuIcon name={icon} />
      {text} {pages.some(({ to }) => to === messagesPath) && <UnreadCount />}
    </Link>
  )
}

/** On phones: the areas used most, New between them, and the menu. */
const Shortcuts = ({ user, onGo }: MenuProps) => {
  const links = shortcutsFor(user).map((area) => <AreaLink key={area.text} {...area} onGo={onGo} />)
  return (
    <>
      {links.slice(0, 2)}
      <NewButton />
      {links.slice(2)}
    </>
  )
}

const newMenuId = 'new-menu'

const NewButton = ({ className }: { className?: string | undefined }) => (
  <button type="button" className={className} popoverTarget={newMenuId}>
    <MenuIcon name="new" />
    New
  </button>
)

/** The browser closes a popover on Escape and on a press elsewhere. */
const NewMenu = ({ user, onGo }: MenuProps) => {
  const element = useRef<HTMLUListElement>(null)
  const go = () => {
    element.current?.hidePopover()
    onGo()
  }
  return (
    <ul ref={element} id={newMenuId} popover="auto" className={`plain-list ${styles.newMenu}`}>
      {beginningsFor(user).map((entry) => (
        <li key={entry.to}>
          <AreaLink text={entry.text} icon={entry.icon} pages={[entry]} onGo={go} />
        </li>
      ))}
    </ul>
  )
}

const YourAccount = ({ onGo }: { onGo: () => void }) => {
  const { pathname } = useLocation()
  return (
    <Link to={accountPath} aria-current={pathname === accountPath ? 'page' : undefined} onClick={onGo}>
      <MenuIcon name="account" />
      Your account
    </Link>
  )
}

const SignOut = ({ className }: { className: string | undefined }) => {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const leave = async () => {
    setBusy(true)
    forgetAllTexts()
    await signOut()
    await navigate(loginPath, { replace: true })
  }
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isBusy}
        onClick={() => (keptTexts().length + unsavedForms().length > 0 ? setAsking(true) : leave())}
      >
        <MenuIcon name="signOut" />
        {isBusy ? 'Signing out' : 'Sign out'}
      </button>
      {isAsking && <SignOutDialog onSignOut={leave} onClose={() => setAsking(false)} />}
    </>
  )
}

const patienceMs = 5000

/** Ends the session on this device, and on the server as soon as it can be reached. */
const signOut = async () => {
  const token = sessionToken() ?? ''
  const headers = { Authorization: `Bearer ${token}` }
  const call = browserApi().auth.logout.$post({}, { headers, init: { signal: AbortSignal.timeout(patienceMs) } })
  const hasEnded = await call.then(({ ok, status }: Response) => ok || status === 401).catch(() => false)
  if (!hasEnded) await leaveSession(token)
  forgetToken()
  forgetWantedPage()
  void endPushHere().catch(() => {})
}
