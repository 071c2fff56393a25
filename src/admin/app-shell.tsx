/**
 * The application shell: the route around every page for signed-in users. It makes the device store the admin area for
 * work without a network. The page stored for one path also starts every other path, because all of them show the same
 * loading screen at first.
 */
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { loginPath } from '#shared/paths.ts'
import { storeForOffline } from './offline-files.ts'
import { sessionToken } from './session.ts'
import { LoadingScreen } from './waiting.tsx'
import { whenIdle } from './when-idle.ts'

export const HydrateFallback = () => <LoadingScreen />

export default function AppShell() {
  useStoredFiles()
  useLeaveWithSession()
  return <Outlet />
}

/**
 * A browser may show this page again from its memory (back/forward cache), as it was, to a person who presses Back after
 * somebody has signed out.
 */
const useLeaveWithSession = () =>
  useEffect(() => {
    let shownFor = sessionToken()
    const leave = () => {
      shownFor = sessionToken()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || sessionToken() === shownFor) return
      document.body.replaceChildren()
      // Not a reload, which `page/failed-import.ts` would prevent.
      location.replace(loginPath)
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [])

/** The page's own requests have priority. */
const quietMs = 3000

/** Never if the browser saves data. Runs for each page, because the next one may use more files. */
const useStoredFiles = () => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page.
  useEffect(() => {
    if (navigator.connection?.saveData) return
    const timer = setTimeout(() => whenIdle(storeForOffline), quietMs)
    return () => clearTimeout(timer)
  }, [pathname])
}
