/**
 * Stores data on a signed-in device for work without a network (IndexedDB): door lists, open texts, and the user's own
 * account. Each copy is encrypted (AES-GCM) with a key that is derived from the session token, so that nothing can read
 * it after signing out. Signing out deletes the copies; expired copies are deleted by any page of the site that is
 * opened next.
 */
import { inDeviceStore, isOnDevice } from './device-store.ts'

const database = 'voima-admin'

export type CopyKind = 'door' | 'account' | 'article' | 'newsletter'

type Copy = {
  name: string
  kind: CopyKind
  id: string
  savedAt: string
  endsAt: string
  salt: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** The limit for each kind. The oldest copy is removed first. */
const maxCopies = 30

/** Without https, browsers have no encryption, and nothing is stored. */
const canStore = () => Boolean(globalThis.crypto?.subtle && globalThis.indexedDB)

const inStore = inDeviceStore({ database, store: 'copies', keyPath: 'name' })

const nameOf = (kind: CopyKind, id: string) => `${kind} ${id}`

const bytesOf = (text: string) => new TextEncoder().encode(text)

const keyFrom = async (token: string, salt: Uint8Array<ArrayBuffer>) => {
  const material = await crypto.subtle.importKey('raw', bytesOf(token), 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(database) }
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

type Metadata = Pick<Copy, 'kind' | 'id' | 'endsAt'>

/** Replaces the copy of this kind and id. `endsAt` is when the copy must be deleted. */
export const saveDeviceCopy = async (token: string, { kind, id, endsAt }: Metadata, value: object) => {
  if (!canStore()) return
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const key = await keyFrom(token, salt)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify(value)))
  const copy: Copy = { name: nameOf(kind, id), kind, id, savedAt: new Date().toISOString(), endsAt, salt, iv, data }
  await inStore('readwrite', (copies) => copies.put(copy))
  await removeCopies((await copiesOf(kind)).slice(maxCopies))
}

/** As JSON. Undefined without a copy, and for a copy of another session, which nobody can read any more. */
export const readDeviceCopy = async (token: string, kind: CopyKind, id: string) => {
  if (!canStore()) return undefined
  const copy = (await copiesOf(kind)).find((each) => each.id === id)
  return copy && decrypted(token, copy)
}

/** The readable copies of one kind, each as JSON, newest first. */
export const listDeviceCopies = async (token: string, kind: CopyKind) => {
  if (!canStore() || !(await hasCopies())) return []
  const texts = await Promise.all((await copiesOf(kind)).map((copy) => decrypted(token, copy)))
  return texts.filter((text) => text !== undefined)
}

export const removeDeviceCopy = (kind: CopyKind, id: string) =>
  inStore('readwrite', (copies) => void copies.delete(nameOf(kind, id)))

const allCopies = async () => {
  const { result } = await inStore('readonly', (each): IDBRequest<Copy[]> => each.getAll())
  return result
}

/** Newest first. */
const copiesOf = async (kind: CopyKind) =>
  (await allCopies())
    .filter((copy) => copy.kind === kind)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))

const decrypted = async (token: string, { iv, salt, data, endsAt }: Copy): Promise<string | undefined> => {
  if (endsAt <= new Date().toISOString()) return undefined
  try {
    const key = await keyFrom(token, salt)
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
  } catch {
    return undefined
  }
}

const removeCopies = async (removed: Copy[]) => {
  for (const { name } of removed) await inStore('readwrite', (copies) => copies.delete(name))
}

/** Deletes expired copies. */
export const expireDeviceCopies = async () => {
  if (!(await hasCopies())) return
  const now = new Date().toISOString()
  await removeCopies((await allCopies()).filter(({ endsAt }) => endsAt <= now))
}

const hasCopies = () => isOnDevice(database)

/** Deletes every copy: at sign-out. */
export const wipeDeviceCopies = () => {
  globalThis.indexedDB?.deleteDatabase(database)
}
