/** Whether this device can reach the site: according to the browser, and by the result of the last call. */
import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'

let isReachable = globalThis.navigator?.onLine !== false
const listeners = new Set<() => void>()

export const tellReachable = (is: boolean) => {
  isReachable = is
  for (const listener of listeners) listener()
}

export const isSiteReachable = () => isReachable

const online = () => tellReachable(true)
const offline = () => tellReachable(false)

const listen = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('online', online)
  addEventListener('offline', offline)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', online)
    removeEventListener('offline', offline)
  }
}

export const useIsReachable = () =>
  useSyncExternalStore(
    listen,
    () => isReachable,
    () => true,
  )

/** Loads the page again when the network is back. Not for a page with a form. */
export const useReloadWhenOnline = () => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const reload = () => void revalidate()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [revalidate])
}
