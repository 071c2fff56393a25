import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import type { Account } from '#shared/shapes/account.ts'
import { Spinner } from '#ui/spinner.tsx'
import { type Failure, isFailure } from './api.ts'
import { closedArea } from './areas.ts'
import styles from './frame.module.css'
import { Navigation } from './navigation.tsx'
import { NotForYou } from './not-for-you.tsx'
import { ToastRegion } from './toast-region.tsx'
import { NoIndex } from './waiting.tsx'

/** While nobody could say who is signed in, the menu has only what anybody may see. */
const nobody = { role: '' }

/** What every admin page stands in. */
export const Frame = ({ account }: { account: Account | Failure }) => {
  const { pathname } = useLocation()
  const user = isFailure(account) ? nobody : account
  const closed = isFailure(account) ? undefined : closedArea(account, pathname)
  const main = useFocusOnArrival(pathname)
  const { state, location } = useNavigation()
  const isLeaving = state === 'loading' && location.pathname !== pathname
  return (
    <div className={styles.frame}>
      <NoIndex />
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Navigation user={user} />
      <main id="content" ref={main} tabIndex={-1} className={styles.content}>
        {isLeaving && <Spinner label="Loading" />}
        <div hidden={isLeaving}>{closed ? <NotForYou title={closed.text} /> : <Outlet context={user} />}</div>
        <ToastRegion />
      </main>
    </div>
  )
}

/** A new page is announced and read from its start, as after a full load. */
const useFocusOnArrival = (pathname: string) => {
  const main = useRef<HTMLElement>(null)
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
