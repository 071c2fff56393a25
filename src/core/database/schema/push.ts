/** The schema of push notifications. */
import type { PushKind } from '#shared/push.ts'
import { integer, table, text } from './table.ts'

export const pushTables = {
  /** A device (browser) that gets push notifications for a user. */
  push_subscriptions: table({
    /** The hash of the endpoint. */
    id: text('primary key'),
    user_id: text('not null references users (id) on delete cascade'),
    /**
     * The session in which the user turned the notifications on. Signing out ends both; expiry does not end the
     * notifications.
     */
    session_hash: text('not null'),
    /** For example Chrome on Android. */
    device: text('not null'),
    /** The address at the browser's push service. */
    endpoint: text('not null'),
    /** The keys with which the browser decrypts, in base64url. */
    p256dh: text('not null'),
    auth: text('not null'),
    created_at: text('not null'),
  })
    .index('push_subscriptions_by_user', '(user_id, created_at)')
    .index('push_subscriptions_by_session', '(session_hash)'),
  /** The notification that waits for a device, or was sent last: at most one row for each kind. */
  push_notices: table({
    subscription_id: text('not null references push_subscriptions (id) on delete cascade'),
    kind: text<PushKind>('not null'),
    /** The page that the notification opens. */
    path: text('not null'),
    due_at: text('not null'),
    attempts: integer('not null'),
    /** Null: still waiting. */
    sent_at: text(),
  })
    .constraint('primary key (subscription_id, kind)')
    .index('push_notices_due', '(due_at) where sent_at is null'),
}
