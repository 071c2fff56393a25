import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Registers the service worker, which caches what is read. It sees by itself which pages are loaded; of pages that the
 * router shows without a load this tells it.
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
    // What the page itself asks for comes first.
    const later = setTimeout(reportVisit, 1000)
    return () => clearTimeout(later)
  }, [address])
}

const register = () => {
  const workers = navigator.serviceWorker
  if (import.meta.env.DEV || !workers || isDataSaved()) return
  // A private window may refuse; the site works without.
  workers.register('/service-worker.js').catch(() => {})
  const reportFirst = () => reportVisit()
  if (!workers.controller) workers.addEventListener('controllerchange', reportFirst, { once: true })
  return () => workers.removeEventListener('controllerchange', reportFirst)
}

declare global {
  interface Navigator {
    /** Some browsers only; TypeScript does not know it yet. */
    connection?: { saveData?: boolean }
  }
}

/** The browser's own data saver is on. */
export const isDataSaved = () => navigator.connection?.saveData === true

const reportVisit = () => {
  if (isDataSaved()) return
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc).filter((src) => src.includes('/media/'))
  navigator.serviceWorker?.controller?.postMessage({ page: location.pathname + location.search, pictures })
}

/** Without a network, loads the page from the worker: it has a cached copy, or says that it has none. */
export const useReloadFromCache = () =>
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
  }, [])
