/**
 * Queues push notifications in the transaction of the change that they are about. For each device and kind at most one
 * waits: a waiting one covers later events, and at least `limits.noticeMinutes` (5) lie between two (throttling).
 */
import { limits } from '#shared/limits.ts'
import { dashboardPath } from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { PushKind } from '#shared/push.ts'
import type { Database } from '../database/open.ts'
import type { PushNoticeRow } from '../database/tables.ts'
import { type Clock, minutes } from '../lib/clock.ts'

/** The users with this permission, or one user. */
type To = { permission: Permission } | { userId: string }
/** `link` is the absolute address of the page that the notification opens; the default is the dashboard. */
type Push = { kind: PushKind; link: string | undefined; to: To }

const pause = minutes(limits.noticeMinutes)

export const queuePush = async (db: Database, clock: Clock, { kind, link, to }: Push) => {
  const path = link ? new URL(link).pathname : dashboardPath
  const now = clock().getTime()
  for (const subscription_id of await devicesOf(db, to)) {
    const before = await find(db, subscription_id, kind)
    const due_at = new Date(dueAfter(before, now)).toISOString()
    const waiting = { path, due_at, sent_at: null, ...(before?.sent_at !== null && { attempts: 0 }) }
    await db
      .insertInto('push_notices')
      .values({ subscription_id, kind, attempts: 0, ...waiting })
      .onConflict((conflict) => conflict.columns(['subscription_id', 'kind']).doUpdateSet(waiting))
      .execute()
  }
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

/** A time further ahead than the pause was stored before the clock was set back. */
const dueAfter = (before: Pick<PushNoticeRow, 'due_at' | 'sent_at'> | undefined, now: number) => {
  if (!before) return now
  if (before.sent_at === null) return Date.parse(before.due_at)
  return Math.min(Math.max(now, Date.parse(before.sent_at) + pause), now + pause)
}
