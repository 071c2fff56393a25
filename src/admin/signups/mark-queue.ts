/**
 * The marks of the door that wait on this phone for a network (IndexedDB). They name nobody: a mark has the number of a
 * sign-up. So they stay when the user signs out, and are sent at the next visit.
 */
import type { DoorMark } from '#shared/shapes/signup.ts'

type Waiting = { id: string; event: string; mark: DoorMark }

const database = 'voima-door-marks'
const store = 'marks'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })

const inStore = async <T>(mode: IDBTransactionMode, work: (marks: IDBObjectStore) => T) => {
  const opened = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(store, mode)
      const result = work(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    opened.close()
  }
}

export const saveMark = (event: string, mark: DoorMark) =>
  inStore('readwrite', (marks) => void marks.put({ id: mark.id, event, mark } satisfies Waiting))

/** In the order in which they were made. */
export const waitingMarks = async (event: string) => {
  const request = await inStore('readonly', (marks): IDBRequest<Waiting[]> => marks.getAll())
  const own = request.result.filter((each) => each.event === event)
  return own.map(({ mark }) => mark).sort((one, other) => (one.at < other.at ? -1 : 1))
}

export const removeMarks = (sent: DoorMark[]) =>
  inStore('readwrite', (marks) => {
    for (const { id } of sent) marks.delete(id)
  })
