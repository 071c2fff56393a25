import type { Errand } from './errand.ts'
import { putErrand } from './kept-errands.ts'

export const keepErrand = async (errand: Errand) => {
  await putErrand(errand)
  await sendWhenBack(await navigator.serviceWorker?.getRegistration())
}

/** Where the browser can: it wakes the worker when the network is back, also with no page open. */
export const sendWhenBack = async (registration: ServiceWorkerRegistration | undefined) => {
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } }
  await sync?.register('errands').catch(() => {})
}
