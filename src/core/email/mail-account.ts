/** How the site stands with its mail server: what keeps it from sending, how much it may send, and since when. */

import type { Database } from '../database/open.ts'
import { ago, type Clock, days, hours, later } from '../lib/clock.ts'
import { accountRetryDelay, longestAccountDelay } from './retry-backoff.ts'

export type MailRates = { perHour: number; perDay: number }

const nothingWrong = { failures: 0, failure: null, failing_since: null, paused_until: null }

export const createMailAccount = (db: Database, clock: Clock, rates: MailRates) => {
  const standing = (inside: Database = db) => inside.selectFrom('mail_account').selectAll().executeTakeFirstOrThrow()

  /** Counted from the emails, so that no restart forgets what was sent. */
  const roomIn = async (inside: Database) => {
    const [hour, day, claimed] = [
      await handedSince(inside, clock, hours(1)),
      await handedSince(inside, clock, days(1)),
      await claimedNow(inside),
    ]
    return Math.min(rates.perHour - hour, rates.perDay - day) - claimed
  }
  const isPaused = ({ paused_until }: { paused_until: string | null }) =>
    paused_until !== null && paused_until > clock().toISOString() && paused_until <= later(clock, longestAccountDelay)

  return {
    standing,
    isPaused,
    /** How many emails may be taken now. */
    room: async (inside: Database = db) => (isPaused(await standing(inside)) ? 0 : Math.max(0, await roomIn(inside))),
    isAtRate: async () => (await roomIn(db)) <= 0,
    /** Until its transaction ends, nobody else can take emails: two at once might count the same room. */
    hold: (trx: Database) =>
      trx
        .updateTable('mail_account')
        .set((make) => ({ failures: make.ref('failures') }))
        .execute(),
    pause: async (reason: string) => {
      const { failures, failing_since } = await standing()
      await db
        .updateTable('mail_account')
        .set({
          failures: failures + 1,
          failure: reason,
          failing_since: failing_since ?? clock().toISOString(),
          paused_until: later(clock, accountRetryDelay(failures + 1)),
        })
        .execute()
    },
    /** Costs no write when nothing was wrong. */
    clear: async () => {
      await db.updateTable('mail_account').set(nothingWrong).where('failures', '>', 0).execute()
    },
  }
}

export type Account = ReturnType<typeof createMailAccount>

/** What was handed over before the clock was set back does not count until it has caught up. */
const handedSince = async (db: Database, clock: Clock, milliseconds: number) => {
  const { total } = await db
    .selectFrom('emails')
    .select((make) => make.fn.countAll().as('total'))
    .where('handed_at', '>', ago(clock, milliseconds))
    .where('handed_at', '<=', clock().toISOString())
    .executeTakeFirstOrThrow()
  return Number(total)
}

const claimedNow = async (db: Database) => {
  const { total } = await db
    .selectFrom('emails')
    .select((make) => make.fn.countAll().as('total'))
    .where('leased_at', 'is not', null)
    .where('handed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}
