/**
 * Queues push notifications in the transaction of the change that they are about. For each device and kind at most one
 * waits: a waiting one covers later events. `notice-pause.ts` says when it is due.
 */
import { dashboardPath } from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { PushKind } from '#shared/push.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { dueAfter, dueWhileWaiting } from './notice-pause.ts'

/** The users with this permission, or one user. */
type To = { permission: Permission } | { userId: string }
/**
 * `link` is the absolute address of the page that the notification opens; the default is the dashboard. `listLink`: for
 * a notification that covers several records.
 */
type Push = { kind: PushKind; link: string | undefined; listLink?: string; to: To }

export const queuePush = async (db: Database, clock: Clock, { kind, link, listLink = link, to }: Push) => {
  const now = clock().getTime()
  for (const subscription_id of await devicesOf(db, to)) {
    const before = await find(db, subscription_id, kind)
    const isWaiting = before !== undefined && before.sent_at === null
    const due_at = isWaiting ? dueWhileWaiting(before.due_at, kind, now) : dueAfter(before?.sent_at, kind, now)
    // Without its attempts, a notification that is being sent right now is sent again, and covers this event, too.
    const waiting = { path: pathOf(isWaiting ? listLink : link), due_at, sent_at: null, attempts: 0 }
    await db
      .insertInto('push_notices')
      .values({ subscription_id, kind, ...waiting })
      .onConflict((conflict) => conflict.columns(['subscription_id', 'kind']).doUpdateSet(waiting))
      .execute()
  }
}

const pathOf = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? dashboardPath, 'https://voima.invalid')
  return pathname + search
}

const devicesOf = async (db: Database, to: To) => {
  const devices = await db
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select(['push_subscriptions.id', 'users.id as user_id', 'users.role'])
    .execute()
  const isFor = (user: { user_id: string; role: string }) =>
    'userId' in to ? user.user_id === to.userId : can(user, to.permission)
  return devices.filter(isFor).map(({ id }) => id)
}

const find = (db: Database, subscription_id: string, kind: PushKind) =>
  db
    .selectFrom('push_notices')
    .select(['due_at', 'sent_at'])
    .where('subscription_id', '=', subscription_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
