import { type ComponentType, useEffect, useState } from 'react'
import { onQueueChange } from './offline-request.ts'

/** Loads the offline notice only if the queue may contain a request: a first visit loads nothing. */
export const LateOfflineNotice = () => {
  const [OfflineNotice, setOfflineNotice] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./offline-notice.tsx').then((file) => setOfflineNotice(() => file.OfflineNotice)).catch(() => {})
    return whenQueueMayBeFilled(load)
  }, [])
  return OfflineNotice && <OfflineNotice />
}

/** Without a network the file may not load: then it is loaded when the network is back. */
const whenQueueMayBeFilled = (load: () => void) => {
  if (!window.indexedDB || !window.BroadcastChannel) return
  if (navigator.serviceWorker?.controller) load()
  const stopListening = onQueueChange(load)
  addEventListener('online', load)
  return () => {
    stopListening()
    removeEventListener('online', load)
  }
}
