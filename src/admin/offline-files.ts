/**
 * Opens the admin area without a network, on a device where a user has signed in: the service worker stores its files
 * (`site/offline/worker/admin-files.ts`), and serves them when the network fails. Signing out clears all of it.
 */

import { clearAdminCaches } from '#page/admin-caches.ts'
import { sessionToken } from './session.ts'

/** Whether this device can open the admin area without a network. Never throws; repeating it is cheap. */
export const storeForOffline = () => store().catch(() => false)

const store = async () => {
  if (import.meta.env.DEV) return false
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  active?.postMessage({ adminFiles: filesOfPage() }, [port2])
  const isStored = await answer
  // The user has signed out meanwhile.
  if (!sessionToken()) await clearAdminCaches()
  return isStored
}

/** Includes files that are stored only on devices that use them, like the rich text editor. */
const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
