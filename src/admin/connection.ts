/** Whether this device can reach the site: according to the browser, and by the result of the last call. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { createStore } from './create-store.ts'

export const {
  get: isSiteReachable,
  set: tellReachable,
  useValue: useIsReachable,
} = createStore(globalThis.navigator?.onLine !== false, true)

// A server has no such events.
globalThis.addEventListener?.('online', () => tellReachable(true))
globalThis.addEventListener?.('offline', () => tellReachable(false))

/** Loads the page again when the network is back. Not for a page with a form. */
export const useReloadWhenOnline = () => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const reload = () => void revalidate()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [revalidate])
}
