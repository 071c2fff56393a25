/** Who sends which email is written in its row, so that several processes share the work and each goes out once. */

import type { Database } from '../database/open.ts'
import { ago, type Clock, later, minutes } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { type EmailWhere, isWaiting } from './email-state.ts'
import type { Account } from './mail-account.ts'
import { longestRetryDelay } from './retry-backoff.ts'

/** Whoever died at an email no longer holds it. One that was not handed over may be taken from the living, too. */
export const claimMinutes = 5
/** Longer than the longest wait for an answer: then there is nobody left who could still hear it. */
export const doubtMinutes = 20
/** Few enough that what one person waits for is soon next. */
const atOnce = 10

/** The claim was lost: somebody else has the email, or a person deleted it. */
class ClaimLost extends Error {}

export const createLeases = (db: Database, clock: Clock, account: Account) => {
  const claim = (count: number) =>
    db.transaction().execute(async (trx) => {
      await account.hold(trx)
      const room = Math.min(count, await account.room(trx))
      const ids = room > 0 ? await nextIds(trx, clock, room) : []
      if (ids.length === 0) return undefined
      const claim = { leased_at: clock().toISOString(), leased_by: newId() }
      await trx.updateTable('emails').set(claim).where('id', 'in', ids).execute()
      return claim
    })

  return {
    /** The emails to send next, as many as there is room for, held for a while. */
    take: async () => {
      // Looked at first, without writing: mostly there is nothing to do.
      const isIdle = (await nextIds(db, clock, 1)).length === 0 || (await account.room()) === 0
      const claimed = isIdle ? undefined : await claim(atOnce)
      return claimed ? readClaimed(db, claimed) : []
    },
    /** On the disk before the mail server has the last of the email. Throws ClaimLost. */
    hand: async ({ id, leased_by }: Pick<Claimed, 'id' | 'leased_by'>) => {
      const handed = await db
        .updateTable('emails')
        .set({ handed_at: clock().toISOString() })
        .where('id', '=', id)
        .where('leased_by', '=', leased_by)
        .where('unknown_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!handed) throw new ClaimLost()
    },
    /** Emails at which a process died, after which it is not known whether they arrived. */
    findUnknown: async () => {
      const isUnknown = (is: EmailWhere) =>
        is.and([isWaiting(is), is('handed_at', 'is not', null), isFarFrom(is, clock, minutes(doubtMinutes))])
      // Read first: an idle site writes nothing.
      if (!(await db.selectFrom('emails').select('id').where(isUnknown).limit(1).executeTakeFirst())) return
      const last_error = 'The site stopped before the mail server had answered; the email may have arrived.'
      await db
        .updateTable('emails')
        .set({ unknown_at: clock().toISOString(), leased_at: null, last_error })
        .where(isUnknown)
        .execute()
    },
  }
}

/** Long ago; or ahead of us, because the clock was set back. */
const isFarFrom = (is: EmailWhere, clock: Clock, milliseconds: number) =>
  is.or([is('leased_at', '<', ago(clock, milliseconds)), is('leased_at', '>', later(clock, milliseconds))])

/** Also what was due at once before the clock was set back, and what was put off for longer than emails are. */
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
      is.or([is('leased_at', 'is', null), isFarFrom(is, clock, minutes(claimMinutes))]),
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

export type Claimed = Awaited<ReturnType<typeof readClaimed>>[number]

/** The moment is what an index finds them by, among all that were ever sent. */
const readClaimed = (db: Database, { leased_at, leased_by }: { leased_at: string; leased_by: string }) =>
  db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .select(['emails.id', 'email', 'variables', 'message_id', 'emails.created_at', 'attempts', 'text_id'])
    .select(['subject', 'text', 'html', 'headers', 'is_secret'])
    .select((make) => make.val(leased_by).as('leased_by'))
    .where('leased_at', '=', leased_at)
    .where('leased_by', '=', leased_by)
    .orderBy('priority')
    .orderBy('due_at')
    .orderBy('emails.id')
    .execute()
