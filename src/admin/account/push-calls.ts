/**
 * Push notifications on this device: asks the browser for permission, and registers the device with the site
 * (`api/push.ts`).
 */

import { withId } from '#page/api-client.ts'
import type { OwnPush } from '#shared/shapes/push.ts'
import { adminApi, bodyOf, doneOf, type Failure, here, isFailure } from '../api.ts'

export const canGetPush = () => 'PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window

const calls = () => adminApi(here()).auth['push-subscriptions']

const subscriptionHere = async () => {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** The same hash as in `core/push/push.ts`. */
const idOf = async (endpoint: string) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** `here` is the _id of this device, if the site sends notifications to it. */
export type DevicesWithPush = OwnPush & { here?: string | undefined }

export const listPush = async (): Promise<DevicesWithPush | Failure> => {
  const own = await bodyOf(() => calls().$get())
  if (isFailure(own) || !canGetPush()) return own
  const subscription = await subscriptionHere()
  const id = subscription && (await idOf(subscription.endpoint))
  return { ...own, here: own.subscriptions.find(({ _id }) => _id === id)?._id }
}

const failed = (reason: string): Failure => ({ status: 0, reason, errors: {} })

/** The browser asks the user for permission, so call it from the press of a button. */
export const turnOnPush = async (key: string) => {
  if ((await Notification.requestPermission()) !== 'granted')
    return failed('Your browser does not allow notifications from this site. Allow them in its settings.')
  try {
    const { endpoint = '', keys } = await subscribe(key)
    const { p256dh = '', auth = '' } = keys ?? {}
    return await bodyOf(() => calls().$post({ json: { endpoint, keys: { p256dh, auth } } }))
  } catch (error) {
    if (error instanceof Response) throw error
    return failed('Your browser could not turn notifications on. Try again later.')
  }
}

const subscribe = async (key: string) => {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // An old subscription may belong to another key, or to another user of this device.
  await (await pushManager.getSubscription())?.unsubscribe()
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON()
}

export const removePush = (id: string) => doneOf(() => calls()[':id'].$delete(withId(id)))

/** At sign-out. The site deletes the device when the session ends, or when the push service no longer knows it. */
export const endPushHere = async () => {
  await (await subscriptionHere())?.unsubscribe()
}
