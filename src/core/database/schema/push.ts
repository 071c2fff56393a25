/** The schema of push notifications: the table definitions and the types of their rows. */
import type { PushKind } from '#shared/push.ts'

export const pushTables = `
create table push_subscriptions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  session_hash text not null,
  device text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at text not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_by_session on push_subscriptions (session_hash);

create table push_notices (
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  path text not null,
  due_at text not null,
  attempts integer not null,
  sent_at text,
  primary key (subscription_id, kind)
);
create index push_notices_due on push_notices (due_at) where sent_at is null
`

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
