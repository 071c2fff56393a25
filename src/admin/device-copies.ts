/**
 * The texts that a user has opened on this device, and their account, so that their pages open again without a network.
 * `#page/device-copies.ts` encrypts them. Nothing about other people is stored.
 */

import {
  type CopyKind,
  listDeviceCopies,
  readDeviceCopy,
  removeDeviceCopy,
  saveDeviceCopy,
} from '#page/device-copies.ts'
import { type Failure, isFailure, isUnreachable } from './api.ts'
import { sessionToken } from './session.ts'

const daysStored = 30
const dayMilliseconds = 24 * 60 * 60 * 1000

/** A device without space still works online. Nothing waits for this, so the page is shown at once. */
export const saveCopy = (kind: CopyKind, id: string, value: object) => {
  const endsAt = new Date(Date.now() + daysStored * dayMilliseconds).toISOString()
  void saveDeviceCopy(sessionToken() ?? '', { kind, id, endsAt }, value).catch(() => {})
}

/** Stores the response. If the site cannot be reached, resolves to the stored copy. */
export const orCopy = async <T extends object>(kind: CopyKind, id: string, load: Promise<T | Failure>) => {
  const answer = await load
  if (!isFailure(answer)) {
    saveCopy(kind, id, answer)
    return answer
  }
  if (isUnreachable(answer)) return (await readCopy<T>(kind, id)) ?? answer
  // The item was removed, or the user may no longer see it.
  if (answer.status < 500) void removeDeviceCopy(kind, id).catch(() => {})
  return answer
}

export const readCopy = async <T>(kind: CopyKind, id: string): Promise<T | undefined> => {
  const text = await readDeviceCopy(sessionToken() ?? '', kind, id).catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Newest first. */
export const listCopies = async <T>(kind: CopyKind): Promise<T[]> => {
  const texts = await listDeviceCopies(sessionToken() ?? '', kind).catch(() => [])
  return texts.map((text) => JSON.parse(text))
}
