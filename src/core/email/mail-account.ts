/**
 * The sending quota and the pause of the mail account: limits how many emails the site sends in an hour and in a day
 * (throttling; `MAIL_PER_HOUR`, `MAIL_PER_DAY`), and sends none while the mail server accepts none (circuit breaker).
 */

import { countRows } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { ago, type Clock, days, hours, later } from '../lib/clock.ts'
import { accountRetryDelay, longestAccountDelay } from './retry-backoff.ts'

/** How many emails the mail account may send. */
export type SendingQuota = { perHour: number; perDay: number }

const healthy = { failures: 0, failure: null, failing_since: null, paused_until: null }

const stateIn = (db: Database) => db.selectFrom('mail_account').selectAll().executeTakeFirstOrThrow()

export type MailAccountState = ReturnType<typeof createMailAccount>

export const createMailAccount = (db: Database, clock: Clock, quota: SendingQuota) => {
  const isPaused = ({ paused_until }: { paused_until: string | null }) =>
    paused_until !== null && paused_until > clock().toISOString() && paused_until <= later(clock, longestAccountDelay)

  return {
    state: () => stateIn(db),
    /** How many emails may be leased now: 0 during a pause. */
    quotaLeft: async (inside: Database = db) =>
      isPaused(await stateIn(inside)) ? 0 : Math.max(0, await quotaLeftIn(inside, clock, quota)),
    isQuotaReached: async () => (await quotaLeftIn(db, clock, quota)) <= 0,
    /** Until the transaction ends, no other process can lease emails, because both might use the same quota. */
    lock: (trx: Database) =>
      trx
        .updateTable('mail_account')
        .set((eb) => ({ failures: eb.ref('failures') }))
        .execute(),
    /** Sends nothing until the backoff of the account is over. */
    pause: (reason: string) => pauseAccount(db, clock, reason),
    /** Ends a pause. Writes nothing if there was none. */
    resume: async () => {
      await db.updateTable('mail_account').set(healthy).where('failures', '>', 0).execute()
    },
  }
}

const pauseAccount = async (db: Database, clock: Clock, failure: string) => {
  const { failures, failing_since } = await stateIn(db)
  await db
    .updateTable('mail_account')
    .set({
      failures: failures + 1,
      failure,
      failing_since: failing_since ?? clock().toISOString(),
      paused_until: later(clock, accountRetryDelay(failures + 1)),
    })
    .execute()
}

/** Counted from the emails themselves, so that a restart forgets none. */
const quotaLeftIn = async (db: Database, clock: Clock, { perHour, perDay }: SendingQuota) => {
  const [hour, day, leased] = [
    await handedSince(db, clock, hours(1)),
    await handedSince(db, clock, days(1)),
    await leasedNow(db),
  ]
  return Math.min(perHour - hour, perDay - day) - leased
}

/** Emails with a time ahead of the clock, because it was set back, do not count until the clock has caught up. */
const handedSince = (db: Database, clock: Clock, milliseconds: number) =>
  countRows(
    db
      .selectFrom('emails')
      .where('handed_at', '>', ago(clock, milliseconds))
      .where('handed_at', '<=', clock().toISOString()),
  )

const leasedNow = (db: Database) =>
  countRows(db.selectFrom('emails').where('leased_at', 'is not', null).where('handed_at', 'is', null))
