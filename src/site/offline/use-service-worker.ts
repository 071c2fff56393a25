/**
 * Reports to the service worker what it cannot see itself. `page/late-scripts.ts` registers it;
 * docs/decisions/0016-offline.md lists what it caches; the rules are in `worker/cache-paths.ts` and
 * `worker/cache-strategies.ts`.
 */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Reports that the application's scripts run, so that the worker caches them, and each page that the router shows without
 * a page load, which the worker would not see.
 */
export const useServiceWorker = () => {
  useEffect(reportScripts, [])
  const { pathname, search } = useLocation()
  const address = pathname + search
  const reported = useRef(address)
  useEffect(() => {
    if (reported.current === address) return
    reported.current = address
    document.querySelector('.cached-copy')?.remove()
    // The page's own requests have priority.
    const later = setTimeout(reportVisit, 1000)
    return () => clearTimeout(later)
  }, [address])
}

/** The browser's data saver is on. */
const isDataSaved = () => navigator.connection?.saveData === true

const reportScripts = () => {
  if (isDataSaved()) return
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ hasScripts: true })).catch(() => {})
}

const reportVisit = () => {
  if (isDataSaved()) return
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc)
  navigator.serviceWorker?.controller?.postMessage({ page: location.pathname + location.search, pictures })
}

/** Without a network, loads the page from the worker, which shows its cached copy or says that there is none. */
export const useReloadFromCache = () =>
  useEffect(() => {
    // `replace`, because `entry.client.tsx` prevents reloads.
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.replace(location.pathname + location.search)
  }, [])
