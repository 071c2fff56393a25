/**
 * The door list that a phone stores for hours without a network (IndexedDB), encrypted (AES-GCM) with a key that is
 * derived from the session token: after signing out nothing can read it. Copies are deleted at sign-out, and a day after
 * the day of the list, by whichever page of the site is opened next.
 */
import { inDeviceStore } from './device-store.ts'

const database = 'voima-door'

type Copy = {
  event: string
  endsAt: string
  salt: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** Without https, browsers have no encryption, and nothing is stored. */
const canStore = () => Boolean(globalThis.crypto?.subtle && globalThis.indexedDB)

const inStore = inDeviceStore({ database, store: 'lists', keyPath: 'event' })

const bytesOf = (text: string) => new TextEncoder().encode(text)

const keyFrom = async (token: string, salt: Uint8Array<ArrayBuffer>) => {
  const material = await crypto.subtle.importKey('raw', bytesOf(token), 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(database) }
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Replaces the copy of this event. `endsAt` is when the copy must be deleted. */
export const saveDoorCopy = async (token: string, event: string, list: { endsAt: string }) => {
  if (!canStore()) return
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const key = await keyFrom(token, salt)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify(list)))
  const copy: Copy = { event, endsAt: list.endsAt, salt, iv, data }
  await inStore('readwrite', (copies) => copies.put(copy))
}

/** Undefined without a copy, and for a copy of another session, which nobody can read any more. */
export const readDoorCopy = async (token: string, event: string): Promise<string | undefined> => {
  if (!canStore()) return undefined
  const { result: copy } = await inStore('readonly', (copies): IDBRequest<Copy | undefined> => copies.get(event))
  if (!copy || copy.endsAt <= new Date().toISOString()) return undefined
  try {
    const { iv, salt, data } = copy
    const key = await keyFrom(token, salt)
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
  } catch {
    return undefined
  }
}

/** Deletes the copies of days that ended more than a day ago. */
export const expireDoorCopies = async () => {
  if (!(await hasCopies())) return
  const { result: copies } = await inStore('readonly', (each): IDBRequest<Copy[]> => each.getAll())
  const now = new Date().toISOString()
  for (const { event, endsAt } of copies) if (endsAt <= now) await inStore('readwrite', (each) => each.delete(event))
}

/** Opening a database makes it: a visitor's device must not get an empty one. Browsers that list none are few. */
const hasCopies = async () => ((await indexedDB.databases?.()) ?? []).some(({ name }) => name === database)

/** Deletes every copy: at sign-out. */
export const wipeDoorCopies = () => {
  globalThis.indexedDB?.deleteDatabase(database)
}
