import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The worker keeps what is read. It learns by itself of pages that are loaded; of others it has to be told. */
export const useWorker = () => {
  useEffect(register, [])
  const { pathname, search } = useLocation()
  const address = pathname + search
  const told = useRef(address)
  useEffect(() => {
    if (told.current === address) return
    told.current = address
    document.querySelector('.kept-copy')?.remove()
    // What the page itself asks for comes first.
    const later = setTimeout(tellOfPage, 1000)
    return () => clearTimeout(later)
  }, [address])
}

const register = () => {
  const workers = navigator.serviceWorker
  if (import.meta.env.DEV || !workers || savesData()) return
  // A private window may refuse; the site works without.
  workers.register('/service-worker.js').catch(() => {})
  const tellOfFirst = () => tellOfPage()
  if (!workers.controller) workers.addEventListener('controllerchange', tellOfFirst, { once: true })
  return () => workers.removeEventListener('controllerchange', tellOfFirst)
}

type Connection = { saveData?: boolean }

const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true

const tellOfPage = () => {
  if (savesData()) return
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc).filter((src) => src.includes('/media/'))
  navigator.serviceWorker?.controller?.postMessage({ page: location.pathname + location.search, pictures })
}
