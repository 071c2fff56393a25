/**
 * Push notifications (Web Push) to the devices of users who turned them on. They contain what kind of record has
 * arrived, and a link to its page: never a name, a text or an address. `push-queue.ts` queues them, `push-delivery.ts`
 * sends them.
 */
import { limits } from '#shared/limits.ts'
import type { NewPushSubscription, OwnPush, PushSubscription } from '#shared/shapes/push.ts'
import type { Database, PushSubscriptionRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { hashToken } from '../lib/tokens.ts'
import type { Settings } from '../settings/settings.ts'
import type { User } from '../users/user-row.ts'
import { createPushDelivery } from './push-delivery.ts'
import { mustBePushEndpoint, type PostPush, postPush } from './push-service.ts'
import { createPushKeys } from './vapid.ts'

type PushDeps = { db: Database; clock: Clock; settings: Settings; post?: PostPush | undefined }

/** The session of the device, and a name for the device. */
type Device = { token: string; device: string }

export const createPush = ({ db, clock, settings, post = postPush }: PushDeps) => {
  const keys = createPushKeys(settings)
  const { sendDue } = createPushDelivery({ db, clock, keys, post })
  return {
    /** The site's public key, and the user's own devices, the newest first. */
    list: async ({ id }: User): Promise<OwnPush> => ({
      key: (await keys()).publicKey,
      subscriptions: (await subscriptionsOf(db, id)).map(toSubscription),
    }),
    /** A device belongs to the user who added it last. Above the limit, the oldest one is removed. Throws Refused. */
    add: (user: User, device: Device, subscription: NewPushSubscription) =>
      addSubscription(db, rowOf(user, device, subscription, clock)),
    /** Throws NotFound. */
    remove: async (user: User, id: string) => {
      const { numDeletedRows } = await db
        .deleteFrom('push_subscriptions')
        .where('user_id', '=', user.id)
        .where('id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new NotFound('There is no such device.')
    },
    sendDue,
  }
}

const subscriptionsOf = (db: Database, userId: string) =>
  db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute()

const toSubscription = ({ id, device, created_at }: PushSubscriptionRow): PushSubscription => ({
  _id: id,
  device,
  createdAt: created_at,
})

const rowOf = (
  { id: user_id }: User,
  { token, device }: Device,
  { endpoint, keys }: NewPushSubscription,
  clock: Clock,
): PushSubscriptionRow => {
  mustBePushEndpoint(endpoint)
  const id = hashToken(endpoint)
  return { id, user_id, session_hash: hashToken(token), device, endpoint, ...keys, created_at: clock().toISOString() }
}

const addSubscription = (db: Database, row: PushSubscriptionRow) =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('push_subscriptions').where('id', '=', row.id).execute()
    await trx
      .insertInto('push_subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    const others = (await subscriptionsOf(trx, row.user_id)).filter(({ id }) => id !== row.id)
    const surplus = others.slice(limits.pushSubscriptions - 1).map(({ id }) => id)
    if (surplus.length > 0) await trx.deleteFrom('push_subscriptions').where('id', 'in', surplus).execute()
    return toSubscription(row)
  })
