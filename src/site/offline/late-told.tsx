import { type ComponentType, useEffect, useState } from 'react'
import { onErrands } from './errands/errand-changes.ts'

/** Comes once there may be something to tell: on this phone's first visit nothing waits, and nobody pays for it. */
export const LateTold = () => {
  const [Told, setTold] = useState<ComponentType>()
  useEffect(() => {
    const bring = () => void import('./told.tsx').then((file) => setTold(() => file.Told)).catch(() => {})
    return whenThereMayBe(bring)
  }, [])
  return Told && <Told />
}

/** Without a network the file may be out of reach: then it comes when the network is back. */
const whenThereMayBe = (bring: () => void) => {
  if (!window.indexedDB || !window.BroadcastChannel) return
  if (navigator.serviceWorker?.controller) bring()
  const stopListening = onErrands(bring)
  addEventListener('online', bring)
  return () => {
    stopListening()
    removeEventListener('online', bring)
  }
}
