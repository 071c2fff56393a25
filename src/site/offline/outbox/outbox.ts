/** The letters on this phone, in the browser's own database: pages and the service worker both reach it. */
import type { KeptLetter } from './letter.ts'

const name = 'voima'
const store = 'letters'
const channel = 'voima-letters'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

const inStore = async <T>(mode: IDBTransactionMode, work: (letters: IDBObjectStore) => IDBRequest<T>) => {
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

const changed = () => {
  const teller = new BroadcastChannel(channel)
  teller.postMessage('changed')
  teller.close()
}

/** The letter written first comes first. */
export const allLetters = async () => {
  const letters = await inStore<KeptLetter[]>('readonly', (each) => each.getAll())
  return letters.sort((one, other) => one.writtenAt.localeCompare(other.writtenAt))
}

export const putLetter = async (letter: KeptLetter) => {
  await inStore('readwrite', (letters) => letters.put(letter))
  changed()
}

export const dropLetter = async (id: string) => {
  await inStore('readwrite', (letters) => letters.delete(id))
  changed()
}

export const dropAllLetters = async () => {
  await inStore('readwrite', (letters) => letters.clear())
  changed()
}

/** Calls back whenever the letters change, in this page, another one or the worker. Gives back how to stop it. */
export const onLetters = (notice: () => void) => {
  const ear = new BroadcastChannel(channel)
  ear.onmessage = notice
  return () => ear.close()
}
