/**
 * The application shell: the route around every page for signed-in users. It makes the device store the admin area for
 * work without a network. The page stored for one path also starts every other path, because all of them show the same
 * loading screen at first.
 */
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { storeAdminFiles } from './offline-files.ts'
import { LoadingScreen } from './waiting.tsx'

export const HydrateFallback = () => <LoadingScreen />

export default function AppShell() {
  useStoredFiles()
  return <Outlet />
}

/** The page's own requests have priority. */
const quietMs = 3000

/** Never if the browser saves data. Runs for each page, because the next one may use more files. */
const useStoredFiles = () => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page.
  useEffect(() => {
    if (navigator.connection?.saveData) return
    const timer = setTimeout(() => void storeAdminFiles(), quietMs)
    return () => clearTimeout(timer)
  }, [pathname])
}
