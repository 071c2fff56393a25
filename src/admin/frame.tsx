import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { dashboardPath } from '#shared/paths.ts'
import type { Account } from '#shared/shapes/account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type Failure, isFailure } from './api.ts'
import { closedArea } from './areas.ts'
import styles from './frame.module.css'
import { Navigation } from './navigation.tsx'
import { PageHeading } from './page-heading.tsx'
import { ToastRegion } from './toast-region.tsx'
import { NoIndex } from './waiting.tsx'

/** While nobody could say who is signed in, the menu has only what anybody may see. */
const nobody = { role: '' }

/** What every admin page stands in. A toast comes first, so that its Undo is what the keyboard reaches first. */
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
        <ToastRegion />
        {isLeaving && <Spinner label="Loading" />}
        <div hidden={isLeaving}>{closed ? <NotForYou title={closed.text} /> : <Outlet context={user} />}</div>
      </main>
    </div>
  )
}

/** Outlives the frame: a message stands in a frame of its own. */
let arrivedAt: string | undefined

/** A new page is announced and read from its start, as after a full load. */
const useFocusOnArrival = (pathname: string) => {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (arrivedAt && arrivedAt !== pathname) main.current?.focus({ preventScroll: true })
    arrivedAt = pathname
  }, [pathname])
  return main
}

const NotForYou = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} />
    <div className={styles.notForYou}>
      <p>This page is for administrators. Your account is for news and blogs.</p>
      <p>Do you need it? Ask an administrator to change your role.</p>
      <ButtonLink variant="outline" to={dashboardPath}>
        To the dashboard
      </ButtonLink>
    </div>
  </>
)
