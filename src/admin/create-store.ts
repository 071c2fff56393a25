/** State outside the tree of components (a store with listeners). */

import { useSyncExternalStore } from 'react'

export const createStore = <T>(initial: T, onServer = initial) => {
  let value = initial
  const listeners = new Set<() => void>()
  const get = () => value
  const set = (next: T) => {
    value = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const useValue = () => useSyncExternalStore(subscribe, get, () => onServer)
  return { get, set, useValue }
}
