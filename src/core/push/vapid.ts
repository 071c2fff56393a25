/** The key pair with which the site signs push notifications (VAPID), made at first use and stored as a setting. */
import { type Settings, storedOnce } from '../settings/settings.ts'

export type PushKeys = { publicKey: string; privateKey: string }

// Loaded at first use: most processes never need it.
export const pushLibrary = async () => (await import('web-push')).default

export const createPushKeys = (settings: Settings) => {
  const stored = storedOnce(settings, 'push.keys', async () =>
    JSON.stringify((await pushLibrary()).generateVAPIDKeys()),
  )
  return async (): Promise<PushKeys> => JSON.parse(await stored())
}
