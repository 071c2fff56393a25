import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { Spinner } from '#ui/spinner.tsx'
import styles from './frame.module.css'
import { Navigation } from './navigation.tsx'
import { ToastRegion } from './toast-region.tsx'
import { NoIndex } from './waiting.tsx'

/** What every admin page stands in. */
export const Frame = () => {
  const { pathname } = useLocation()
  const main = useFocusOnArrival(pathname)
  const { state, location } = useNavigation()
  const isLeaving = state === 'loading' && location.pathname !== pathname
  return (
    <div className={styles.frame}>
      <NoIndex />
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Navigation />
      <main id="content" ref={main} tabIndex={-1} className={styles.content}>
        {isLeaving && <Spinner label="Loading" />}
        <div hidden={isLeaving}>
          <Outlet />
        </div>
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
