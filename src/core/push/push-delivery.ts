/**
 * Delivers push notifications that are due: a job calls `sendDue` (`server/jobs.ts`). Several processes may call it:
 * the one that first moves the due time sends the notification (lease). A failed delivery is retried with backoff. A
 * subscription that is gone (404, 410) is deleted.
 */
import { noticeTitles, urgentKinds } from '#shared/push.ts'
import type { Database } from '../database/tables.ts'
import { type Clock, days, hours, later, minutes } from '../lib/clock.ts'
import { findSendingHold } from '../settings/sending-hold.ts'
import type { PostPush } from './push-service.ts'
import { type PushKeys, pushLibrary } from './vapid.ts'

type Deps = { db: Database; clock: Clock; keys: () => Promise<PushKeys>; post: PostPush }

/** The delays before each retry. After the last one the notification is dropped, because it is outdated by then. */
const delays = [minutes(1), minutes(5), minutes(15), hours(1), hours(4)]
const lease = minutes(2)
const batch = 20
/** How long a push service keeps a notification for a device that is off. */
const ttlSeconds = 12 * 60 * 60

export const createPushDelivery = (deps: Deps) => {
  let running: Promise<void> | undefined
  return {
    /**
     * `publicUrl` is the address of the site, which the push service may need. A call during a delivery waits for that
     * delivery.
     */
    sendDue: (publicUrl: string) => {
      running ??= sendBatch(deps, publicUrl).finally(() => {
        running = undefined
      })
      return running
    },
  }
}

const sendBatch = async (deps: Deps, publicUrl: string) => {
  if (await findSendingHold(deps.db)) return
  for (const notice of await dueNotices(deps)) {
    const leased = await takeLease(deps, notice)
    if (leased) await send(deps, { ...notice, ...leased }, publicUrl)
  }
}

/** A time far ahead was stored before the clock was set back. */
const dueNotices = ({ db, clock }: Deps) =>
  db
    .selectFrom('push_notices')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'subscription_id')
    .select(['subscription_id', 'kind', 'path', 'due_at', 'attempts', 'endpoint', 'p256dh', 'auth'])
    .where('sent_at', 'is', null)
    .where((is) => is.or([is('due_at', '<=', clock().toISOString()), is('due_at', '>', later(clock, days(1)))]))
    .orderBy((is) => is('kind', 'in', urgentKinds), 'desc')
    .orderBy('due_at')
    .limit(batch)
    .execute()

type Notice = Awaited<ReturnType<typeof dueNotices>>[number]

const rowOf = ({ db }: Deps, { subscription_id, kind }: Notice) =>
  db.updateTable('push_notices').where('subscription_id', '=', subscription_id).where('kind', '=', kind)

/** Returns the page to open, which may have changed since the notification was read. */
const takeLease = (deps: Deps, notice: Notice) =>
  rowOf(deps, notice)
    .set({ due_at: later(deps.clock, lease), attempts: notice.attempts + 1 })
    .where('due_at', '=', notice.due_at)
    .where('attempts', '=', notice.attempts)
    .where('sent_at', 'is', null)
    .returning('path')
    .executeTakeFirst()

const send = async (deps: Deps, notice: Notice, publicUrl: string) => {
  const { db, clock, post, keys } = deps
  const status = await post(await requestFor(notice, await keys(), publicUrl)).catch(() => 0)
  // The device has ended the subscription, or the browser has.
  if (status === 404 || status === 410)
    return void (await db.deleteFrom('push_subscriptions').where('id', '=', notice.subscription_id).execute())
  const delay = isTemporary(status) ? delays[notice.attempts] : undefined
  await rowOf(deps, notice)
    .set(delay === undefined ? { sent_at: clock().toISOString() } : { due_at: later(clock, delay) })
    .where('attempts', '=', notice.attempts + 1)
    .execute()
}

/** No response, too many requests, or a fault of the push service. Any other error would occur again. */
const isTemporary = (status: number) => status === 0 || status === 429 || status >= 500

const requestFor = async ({ kind, path, endpoint, p256dh, auth }: Notice, keys: PushKeys, publicUrl: string) => {
  const { encrypt, getVapidHeaders } = await pushLibrary()
  const { cipherText } = encrypt(p256dh, auth, JSON.stringify({ title: noticeTitles[kind], path }), 'aes128gcm')
  const { origin } = new URL(endpoint)
  const { Authorization } = getVapidHeaders(origin, publicUrl, keys.publicKey, keys.privateKey, 'aes128gcm')
  const headers = {
    Authorization,
    'Content-Encoding': 'aes128gcm',
    'Content-Length': String(cipherText.length),
    'Content-Type': 'application/octet-stream',
    TTL: String(ttlSeconds),
    Topic: kind,
    Urgency: urgentKinds.includes(kind) ? 'high' : 'normal',
  }
  return { endpoint, headers, body: cipherText }
}
