/** The row types of push notifications. `../migrations/008-push-subscriptions.ts` defines the tables. */
import type { PushKind } from '#shared/push.ts'

/** A device (browser) that gets push notifications for a user. */
export type PushSubscriptionRow = {
  /** The hash of the endpoint. */
  id: string
  user_id: string
  /**
   * The session in which the user turned the notifications on. Signing out ends both; expiry does not end the
   * notifications.
   */
  session_hash: string
  /** For example Chrome on Android. */
  device: string
  /** The address at the browser's push service. */
  endpoint: string
  /** The keys with which the browser decrypts, in base64url. */
  p256dh: string
  auth: string
  created_at: string
}

/** The notification that waits for a device, or was sent last: at most one row for each kind. */
export type PushNoticeRow = {
  subscription_id: string
  kind: PushKind
  /** The page that the notification opens. */
  path: string
  due_at: string
  attempts: number
  /** Null: still waiting. */
  sent_at: string | null
}
