/**
 * The layout of every admin page: navigation, toasts, theme, the command palette (button and Ctrl+K), and the keyboard
 * focus after a client-side navigation.
 */

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useLook } from '#page/look.ts'
import { dashboardPath } from '#shared/paths.ts'
import type { Account } from '#shared/shapes/account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type Failure, isFailure } from './api.ts'
import { AreaTabs } from './area-tabs.tsx'
import { closedArea } from './areas.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import styles from './frame.module.css'
import { Navigation } from './navigation.tsx'
import { PageHeading } from './page-heading.tsx'
import './theme.css'
import { isOnDevice, marksDatabase } from '#page/device-store.ts'
import { applyTheme, savedTheme } from './theme.ts'
import { showToast } from './toast.ts'
import { ToastRegion } from './toast-region.tsx'
import { NoIndex } from './waiting.tsx'
import { LeaveGuard } from './writing/leave-guard.tsx'

// Loaded when it opens.
const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette/command-palette.tsx')).CommandPalette,
}))

/** Until the user's permissions are known, the menu has only the areas that every user may open. */
const nobody = { role: '' }

/** The layout around every admin page. The toast comes first, so that the Tab key reaches its Undo button first. */
export const Frame = ({ account }: { account: Account | Failure }) => {
  const { pathname } = useLocation()
  const user = isFailure(account) ? nobody : account
  const closed = isFailure(account) ? undefined : closedArea(account, pathname)
  const main = useFocusOnArrival(pathname)
  const { state, location } = useNavigation()
  const palette = usePalette()
  useSentMarks()
  const look = useLook()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new look has style sheets of its own.
  useEffect(() => {
    applyTheme(savedTheme())
    return () => applyTheme('')
  }, [look])
  const isLeaving = state === 'loading' && location.pathname !== pathname
  return (
    <div className={styles.frame}>
      <NoIndex />
      <LeaveGuard />
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Navigation user={user} onSearch={palette.open} />
      <main id="content" ref={main} tabIndex={-1} className={styles.content}>
        <ToastRegion />
        <ConnectionNotice user={user} />
        {!closed && <AreaTabs user={user} />}
        {isLeaving && <Spinner label="Loading" />}
        <div hidden={isLeaving}>{closed ? <NotForYou title={closed.text} /> : <Outlet context={user} />}</div>
      </main>
      {palette.typed !== undefined && (
        <Suspense>
          <CommandPalette user={user} typed={palette.typed} onType={palette.type} onClose={palette.close} />
        </Suspense>
      )}
    </div>
  )
}

/** The command palette: Ctrl+K, Command+K or the button opens it from any page. */
const usePalette = () => {
  const [typed, setTyped] = useState<string>()
  const isOpen = typed !== undefined
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      const isWithControl = event.ctrlKey || event.metaKey
      if (isOpen ? isWithControl || event.key.length > 1 : !isWithControl || event.key !== 'k') return
      event.preventDefault()
      // What is typed while it loads is added here, so that its field has it before it gets the focus.
      setTyped((before) => (before === undefined ? '' : before + event.key))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOpen])
  return { typed, type: setTyped, open: () => setTyped(''), close: () => setTyped(undefined) }
}

/** The last path. It is module state, because the page of the door has no frame. */
let arrivedAt: string | undefined

/**
 * Moves the focus to a new page, so that screen readers announce it as after a full load. A page that starts with an
 * input field has already focused it.
 */
const useFocusOnArrival = (pathname: string) => {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const isWriting = document.activeElement?.matches('[data-begin]')
    if (arrivedAt && arrivedAt !== pathname && !isWriting) main.current?.focus({ preventScroll: true })
    arrivedAt = pathname
  }, [pathname])
  return main
}

const NotForYou = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} />
    <div className={styles.notForYou}>
      <p>Your jobs do not include this page.</p>
      <p>Ask an administrator to change your jobs if you need it.</p>
      <ButtonLink variant="outline" to={dashboardPath}>
        Go to Home
      </ButtonLink>
    </div>
  </>
)

/** Sends the check-in marks that wait on this phone, from every page of the admin area. */
const useSentMarks = () => {
  useEffect(() => {
    const send = async () => {
      if (!(await isOnDevice(marksDatabase))) return
      const { sendAllMarks } = await import('./signups/waiting-marks.ts')
      const told = await sendAllMarks()
      if (told.length > 0) showToast({ on: location.pathname, text: told.join(' ') })
    }
    // This phone may have no store, and the next page tries again.
    const trySend = () => void send().catch(() => {})
    trySend()
    addEventListener('online', trySend)
    return () => removeEventListener('online', trySend)
  }, [])
}
