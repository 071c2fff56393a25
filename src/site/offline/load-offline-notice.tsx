import { type ComponentType, useEffect, useState } from 'react'
import { onQueueChange } from './offline-request.ts'

/** Loads the offline notice once the queue may hold something: on a device's first visit nothing is loaded. */
export const LateOfflineNotice = () => {
  const [OfflineNotice, setOfflineNotice] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./offline-notice.tsx').then((file) => setOfflineNotice(() => file.OfflineNotice)).catch(() => {})
    return whenQueueMayBeFilled(load)
  }, [])
  return OfflineNotice && <OfflineNotice />
}

/** Without a network the file may be out of reach: then it is loaded when the network is back. */
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
