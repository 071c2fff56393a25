/** A dedicated object store on this device (IndexedDB), for pages and the service worker. */

/** `database` and `store` must not change while visitors' devices hold rows under these names. */
export type DeviceStore = { database: string; store: string; keyPath: string }

/** The marks of the door that wait for a network. */
export const marksDatabase = 'voima-door-marks'

const open = ({ database, store, keyPath }: DeviceStore) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })

/** Opening a database creates it, and visitors' devices must not get empty ones. Few browsers cannot list databases. */
export const isOnDevice = async (database: string) =>
  ((await indexedDB.databases?.()) ?? []).some(({ name }) => name === database)

/**
 * Runs `work` in one transaction. Resolves to the return value of `work` once the rows are stored: a request then has
 * its result.
 */
export const inDeviceStore =
  (target: DeviceStore) =>
  async <T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => T) => {
    const opened = await open(target)
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = opened.transaction(target.store, mode)
        const result = work(transaction.objectStore(target.store))
        transaction.oncomplete = () => resolve(result)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      opened.close()
    }
  }
