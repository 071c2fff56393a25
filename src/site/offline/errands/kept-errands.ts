/** The errands on this phone, in the browser's own database: pages and the service worker both reach it. */
import type { KeptErrand } from './errand.ts'
import { tellOfChange } from './errand-changes.ts'

const name = 'voima'
const store = 'errands'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

const inStore = async <T>(mode: IDBTransactionMode, work: (errands: IDBObjectStore) => IDBRequest<T>) => {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const asked = work(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** The errand written first comes first. */
export const allErrands = async () => {
  const errands = await inStore<KeptErrand[]>('readonly', (each) => each.getAll())
  return errands.sort((one, other) => one.writtenAt.localeCompare(other.writtenAt))
}

export const putErrand = async (errand: KeptErrand) => {
  await inStore('readwrite', (errands) => errands.put(errand))
  tellOfChange()
}

export const dropErrand = async (id: string) => {
  await inStore('readwrite', (errands) => errands.delete(id))
  tellOfChange()
}

export const dropAllErrands = async () => {
  await inStore('readwrite', (errands) => errands.clear())
  tellOfChange()
}
