/**
 * The offline queue: requests that wait on this device for a network, in IndexedDB, which pages and the service worker
 * share. The names of the database, its store and the sync event must not change, because
 * visitors' devices store pending requests under them.
 */
import { inDeviceStore } from '#page/device-store.ts'
import { announceQueueChange, type QueuedRequest, type QueueEntry } from './offline-request.ts'

const syncTag = 'errands'

const inStore = inDeviceStore({ database: 'voima', store: 'errands', keyPath: 'id' })

/** Oldest first. */
export const listQueue = async () => {
  const { result } = await inStore('readonly', (each): IDBRequest<QueueEntry[]> => each.getAll())
  return result.sort((one, other) => one.writtenAt.localeCompare(other.writtenAt))
}

export const saveEntry = async (entry: QueueEntry) => {
  await inStore('readwrite', (entries) => entries.put(entry))
  announceQueueChange()
}

export const removeEntry = async (id: string) => {
  await inStore('readwrite', (entries) => entries.delete(id))
  announceQueueChange()
}

export const clearQueue = async () => {
  await inStore('readwrite', (entries) => entries.clear())
  announceQueueChange()
}

export const queueRequest = async (request: QueuedRequest) => {
  await saveEntry(request)
  await registerSync(await navigator.serviceWorker?.getRegistration())
}

/**
 * Requests a background sync if the browser supports one: the browser wakes the worker when the network is back,
 * without an open page.
 */
export const registerSync = async (registration: ServiceWorkerRegistration | undefined) => {
  await registration?.sync?.register(syncTag).catch(() => {})
}

declare global {
  interface ServiceWorkerRegistration {
    /** Only some browsers support background sync; TypeScript has no type for it yet. */
    sync?: { register: (tag: string) => Promise<void> }
  }
}
