/** The key pair with which the site signs push notifications (VAPID), made at first use and stored as a setting. */
import type { Settings } from '../settings/settings.ts'

export type PushKeys = { publicKey: string; privateKey: string }

// Loaded at first use: most processes never need it.
export const pushLibrary = async () => (await import('web-push')).default

/** If several processes make keys at once, the first pair is used. */
export const createPushKeys = (settings: Settings) => {
  let cached: PushKeys | undefined
  return async (): Promise<PushKeys> => {
    if (cached) return cached
    const stored = await settings.find(name)
    if (!stored) await settings.saveIfMissing(name, JSON.stringify((await pushLibrary()).generateVAPIDKeys()))
    const keys: PushKeys = JSON.parse(stored ?? (await settings.find(name)) ?? '')
    cached = keys
    return keys
  }
}

const name = 'push.keys'
