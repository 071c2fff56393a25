/**
 * The suppression list: addresses that no import and no volunteer may subscribe again, as keyed hashes from which no
 * address can be read. An address is added when the row of a person who unsubscribed is deleted (`subscribers.ts`), and
 * when a person's data is erased (`organisation/personal-data.ts`); until then the row itself prevents it. Only the
 * owner's own confirmation takes an address off the list. Bounces are not here: see `bounces.ts`.
 */
import { createHmac } from 'node:crypto'
import { insertNew } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import type { Settings } from '../settings/settings.ts'
import { createSecret } from '../settings/signed-links.ts'

/** What a transaction on subscribers needs. */
export type Step = { db: Database; clock: Clock; suppressions: ReturnType<typeof suppressionsWith> }

/**
 * Returns a function that opens the suppression list. Call it before a transaction starts, because it may first have to
 * save the secret.
 */
export const createSuppressionList = (settings: Settings) => {
  const secret = createSecret(settings, 'suppressions.secret')
  return async () => suppressionsWith(await secret())
}

/** Returns a function that runs work in one transaction. */
export const createSteps = (db: Database, clock: Clock, settings: Settings) => {
  const suppressionList = createSuppressionList(settings)
  return async <Answer>(work: (step: Step) => Promise<Answer>) => {
    const suppressions = await suppressionList()
    return db.transaction().execute((trx) => work({ db: trx, clock, suppressions }))
  }
}

const suppressionsWith = (secret: string) => {
  const hashOf = (email_key: string) => createHmac('sha256', secret).update(email_key).digest('base64url')
  /** The suppressed addresses among these. `email_keys` must not be empty. */
  const among = async (db: Database, email_keys: string[]) => {
    const rows = await db
      .selectFrom('suppressions')
      .select('email_hash')
      .where('email_hash', 'in', email_keys.map(hashOf))
      .execute()
    const hashes = new Set(rows.map(({ email_hash }) => email_hash))
    return new Set(email_keys.filter((email_key) => hashes.has(hashOf(email_key))))
  }
  return {
    among,
    has: async (db: Database, email_key: string) => (await among(db, [email_key])).size > 0,
    add: (db: Database, email_key: string) =>
      insertNew(db, 'suppressions', { email_hash: hashOf(email_key) }, 'email_hash').execute(),
    /** Call only for an address whose owner subscribes again. */
    remove: (db: Database, email_key: string) =>
      db.deleteFrom('suppressions').where('email_hash', '=', hashOf(email_key)).execute(),
  }
}
