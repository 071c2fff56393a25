/** How many messages nobody has read, as far as any page has heard. */
import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

export const tellUnread = (count: number) => {
  unread = count
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUnread = () =>
  useSyncExternalStore(
    listen,
    () => unread,
    () => 0,
  )
