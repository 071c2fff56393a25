/**
 * Stores the counts of the rate limits (throttling), for all processes of the site and across restarts.
 * `shared/rate-limits.ts` holds the numbers, and `api/rate-limit.ts` answers 429.
 */
import type { ExpressionBuilder } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import { type Clock, days, later } from '../lib/clock.ts'
import type { Settings } from './settings.ts'
import { createKeyedHash } from './signed-links.ts'

export type Rate = { name: string; times: number; minutes: number }
/** One client's part of a rate limit. `whose` is an address or an account, of which only a keyed hash is stored. */
export type Share = { rate: Rate; whose: string }

type Parts = { db: Database; clock: Clock; settings: Settings }

export type RateLimit = ReturnType<typeof createRateLimit>

export const createRateLimit = ({ db, clock, settings }: Parts) => {
  const keyOf = createKeys(settings)
  const giveBack = async (shares: Share[]) => {
    for (const share of shares) await giveBackOne(db, await keyOf(share))
  }
  return {
    /** Takes one of each share and returns 0; or takes none and returns the seconds to wait. */
    take: async (...shares: Share[]) => {
      const taken: Share[] = []
      for (const share of shares) {
        const seconds = await takeOne(db, await keyOf(share), share.rate, clock())
        if (seconds > 0) {
          await giveBack(taken)
          return seconds
        }
        taken.push(share)
      }
      return 0
    },
    giveBack: (...shares: Share[]) => giveBack(shares),
    /** Deletes the counts that have ended, and those that were completely given back. Writes only if there are any. */
    deleteExpired: async () => {
      const isOver = overAt(clock)
      const first = await db.selectFrom('rate_limits').select('key').where(isOver).limit(1).executeTakeFirst()
      if (first) await db.deleteFrom('rate_limits').where(isOver).execute()
    },
  }
}

/** A count that ends in more than two days is from before the clock was set back. */
const overAt =
  (clock: Clock) =>
  ({ or, eb }: RatesWhere) =>
    or([
      eb('expires_at', '<=', clock().toISOString()),
      eb('expires_at', '>', later(clock, days(2))),
      eb('hits', '=', 0),
    ])

type RatesWhere = ExpressionBuilder<Tables, 'rate_limits'>

const takeOne = async (db: Database, key: string, { times, minutes }: Rate, now: Date) => {
  const at = now.toISOString()
  const expires_at = new Date(now.getTime() + minutes * 60_000).toISOString()
  // A window that ends this late was stored before the clock was set back. Twice the length, because the clocks of two
  // machines differ a little.
  const tooLate = new Date(now.getTime() + 2 * minutes * 60_000).toISOString()
  const isOver = ({ or, eb }: RatesWhere) =>
    or([eb('rate_limits.expires_at', '<=', at), eb('rate_limits.expires_at', '>', tooLate)])
  // One statement, so that several processes together cannot exceed the limit.
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, hits: 1, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          hits: eb
            .case()
            .when(isOver(eb))
            .then(1)
            .else(eb('rate_limits.hits', '+', 1))
            .end(),
          expires_at: eb.case().when(isOver(eb)).then(expires_at).else(eb.ref('rate_limits.expires_at')).end(),
        }))
        .where((eb) => eb.or([isOver(eb), eb('rate_limits.hits', '<', times)])),
    )
    .returning('key')
    .executeTakeFirst()
  return taken ? 0 : secondsUntil(await endOf(db, key), now)
}

const endOf = async (db: Database, key: string) =>
  (await db.selectFrom('rate_limits').select('expires_at').where('key', '=', key).executeTakeFirst())?.expires_at

const secondsUntil = (end: string | undefined, now: Date) =>
  end ? Math.max(1, Math.ceil((Date.parse(end) - now.getTime()) / 1000)) : 1

const giveBackOne = (db: Database, key: string) =>
  db
    .updateTable('rate_limits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()

/** Keyed hashes: the table alone reveals neither addresses nor accounts. */
const createKeys = (settings: Parts['settings']) => {
  const hash = createKeyedHash(settings, 'rates.secret')
  return async ({ rate, whose }: Share) => (await hash(`${rate.name} ${whose}`)).toString('base64url')
}
