/**
 * Registers the service worker on public pages, except with the browser's data saver. docs/decisions/0016-offline.md lists
 * what it caches; the rules are in `worker/cache-paths.ts` and `worker/cache-strategies.ts`.
 */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Registers the service worker, which caches the pages that a visitor reads. The worker sees page loads; this hook
 * reports the pages that the router shows without a load.
 */
export const useServiceWorker = () => {
  useEffect(register, [])
  const { pathname, search } = useLocation()
  const address = pathname + search
  const reported = useRef(address)
  useEffect(() => {
    if (reported.current === address) return
    reported.current = address
    document.querySelector('.cached-copy')?.remove()
    // The page's own requests come first.
    const later = setTimeout(reportVisit, 1000)
    return () => clearTimeout(later)
  }, [address])
}

const register = () => {
  const workers = navigator.serviceWorker
  if (import.meta.env.DEV || !workers || isDataSaved()) return
  // A private window may reject the registration; the site works without a worker.
  workers.register('/service-worker.js').catch(() => {})
  const reportFirst = () => reportVisit()
  if (!workers.controller) workers.addEventListener('controllerchange', reportFirst, { once: true })
  return () => workers.removeEventListener('controllerchange', reportFirst)
}

declare global {
  interface Navigator {
    /** Only some browsers support this API; TypeScript has no type for it yet. */
    connection?: { saveData?: boolean }
  }
}

/** The browser's data saver is on. */
export const isDataSaved = () => navigator.connection?.saveData === true

const reportVisit = () => {
  if (isDataSaved()) return
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc).filter((src) => src.includes('/media/'))
  navigator.serviceWorker?.controller?.postMessage({ page: location.pathname + location.search, pictures })
}

/** Without a network, loads the page from the worker, which shows its cached copy or says that there is none. */
export const useReloadFromCache = () =>
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
  }, [])
