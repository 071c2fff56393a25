/**
 * Leases (locks with an expiry): the row of an email says which process sends it, so that several processes share the
 * work and send each email at most once: an email whose result is unknown is sent again only by a person. Also decides
 * which emails are next: by priority, then by due time.
 */

import type { Database } from '../database/tables.ts'
import { ago, type Clock, later, minutes } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { findSendingHold } from '../settings/sending-hold.ts'
import { type EmailWhere, isWaiting } from './email-state.ts'
import type { MailAccountState } from './mail-account.ts'
import { longestRetryDelay } from './retry-backoff.ts'

/** A lease expires after so many minutes: the process that held it may have died. */
export const leaseMinutes = 5
/** Longer than the longest SMTP timeout: after so many minutes no process can still get the server's answer. */
export const unknownMinutes = 20
/** A small number, so that an urgent email is sent soon. */
const emailsAtOnce = 10

/** Another process has leased the email, or a person has deleted it. */
class LeaseLost extends Error {}

export type Leases = ReturnType<typeof createLeases>

export const createLeases = (db: Database, clock: Clock, account: MailAccountState) => ({
  /** Leases the emails to send next, as many as the quota allows; none in a restored copy that nobody has released. */
  take: async () => {
    if (await findSendingHold(db)) return []
    // Reads first, without writing, because usually nothing is due.
    const isIdle = (await nextIds(db, clock, 1)).length === 0 || (await account.quotaLeft()) === 0
    const lease = isIdle ? undefined : await leaseNext(db, clock, account)
    return lease ? readLeased(db, lease) : []
  },
  /** Saved before the mail server gets the end of the message. Throws LeaseLost. */
  markHanded: async ({ id, leased_by }: Pick<LeasedEmail, 'id' | 'leased_by'>) => {
    await db
      .updateTable('emails')
      .set({ handed_at: clock().toISOString() })
      .where('id', '=', id)
      .where('leased_by', '=', leased_by)
      .where('unknown_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new LeaseLost())
  },
  /** Marks emails whose process died after the handover: they may have arrived. */
  markUnknown: async () => {
    const isUnknown = (is: EmailWhere) =>
      is.and([isWaiting(is), is('handed_at', 'is not', null), isFarFrom(is, clock, minutes(unknownMinutes))])
    // Reads first, so that an idle site writes nothing.
    if (!(await db.selectFrom('emails').select('id').where(isUnknown).limit(1).executeTakeFirst())) return
    const last_error = 'The site stopped before the mail server confirmed the email, so it may have arrived.'
    await db
      .updateTable('emails')
      .set({ unknown_at: clock().toISOString(), leased_at: null, last_error })
      .where(isUnknown)
      .execute()
  },
})

const leaseNext = (db: Database, clock: Clock, account: MailAccountState) =>
  db.transaction().execute(async (trx) => {
    await account.lock(trx)
    const count = Math.min(emailsAtOnce, await account.quotaLeft(trx))
    const ids = count > 0 ? await nextIds(trx, clock, count) : []
    if (ids.length === 0) return undefined
    const lease = { leased_at: clock().toISOString(), leased_by: newId() }
    await trx.updateTable('emails').set(lease).where('id', 'in', ids).execute()
    return lease
  })

/** A lease from long ago; or from the future, because the clock was set back. */
const isFarFrom = (is: EmailWhere, clock: Clock, milliseconds: number) =>
  is.or([is('leased_at', '<', ago(clock, milliseconds)), is('leased_at', '>', later(clock, milliseconds))])

/** Includes emails with times too far ahead, because the clock was set back. */
const isDue = (is: EmailWhere, clock: Clock) => {
  const now = clock().toISOString()
  return is.or([
    is('due_at', '<=', now),
    is.and([is('created_at', '>', now), is('due_at', '=', is.ref('created_at'))]),
    is.and([is('attempts', '>', 0), is('due_at', '>', later(clock, longestRetryDelay))]),
  ])
}

const nextIds = async (db: Database, clock: Clock, count: number) => {
  const isNext = (is: EmailWhere) =>
    is.and([
      isWaiting(is),
      is('handed_at', 'is', null),
      isDue(is, clock),
      is.or([is('leased_at', 'is', null), isFarFrom(is, clock, minutes(leaseMinutes))]),
      is('text_id', 'not in', pausedTexts(db)),
    ])
  const rows = await db
    .selectFrom('emails')
    .select('id')
    .where(isNext)
    .orderBy('priority')
    .orderBy('due_at')
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

const pausedTexts = (db: Database) => db.selectFrom('email_texts').select('id').where('paused_at', 'is not', null)

export type LeasedEmail = Awaited<ReturnType<typeof readLeased>>[number]

/** The time of the lease comes first because the index starts with it. */
const readLeased = (db: Database, { leased_at, leased_by }: { leased_at: string; leased_by: string }) =>
  db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .select(['emails.id', 'email', 'variables', 'message_id', 'emails.created_at', 'attempts', 'text_id'])
    .select(['subject', 'text', 'html', 'headers', 'is_secret'])
    .select((eb) => eb.val(leased_by).as('leased_by'))
    .where('leased_at', '=', leased_at)
    .where('leased_by', '=', leased_by)
    .orderBy('priority')
    .orderBy('due_at')
    .orderBy('emails.id')
    .execute()
