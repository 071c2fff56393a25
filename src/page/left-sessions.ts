/**
 * Sessions that a person left (signed out) while the site could not be reached. This device stores the hash of each
 * token until it has ended the session on the server: the hash can end the session, and nothing else.
 */
import { inDeviceStore, isOnDevice } from './device-store.ts'

/** These names must not change, because devices may hold rows under them. */
const database = 'voima-left-sessions'
const syncTag = 'left-sessions'
const inStore = inDeviceStore({ database, store: 'sessions', keyPath: 'tokenHash' })

const hexOf = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')

type LeftSession = { tokenHash: string }

/** Never throws. Without https, browsers compute no hash, and the session on the server expires some hours later. */
export const leaveSession = async (token: string) => {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
    await inStore('readwrite', (sessions) => sessions.put({ tokenHash: hexOf(digest) }))
    addEventListener('online', () => void endLeftSessions())
    // The browser wakes the service worker when the network is back, also without an open page.
    await (await navigator.serviceWorker?.getRegistration())?.sync?.register(syncTag)
  } catch {}
}

/** Never throws: a session that could not be ended is ended at the next attempt. */
export const endLeftSessions = async () => {
  try {
    if (!(await isOnDevice(database))) return
    const { result } = await inStore('readonly', (all): IDBRequest<LeftSession[]> => all.getAll())
    for (const session of result) {
      const { ok } = await fetch('/api/v1/auth/logout-by-hash', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(session),
      })
      if (ok) await inStore('readwrite', (all) => all.delete(session.tokenHash))
    }
  } catch {}
}
