/** Which backups were begun, by whichever process, and how they ended. There is never more than one at once. */

import type { Database } from '../database/open.ts'
import { ago, type Clock, minutes } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'

// Whoever is at it gives a sign three times a minute. After this time without one it has died.
const silenceMinutes = 2

export const beatMilliseconds = minutes(1) / 3

export type Attempts = ReturnType<typeof createAttempts>

export const createAttempts = (db: Database, clock: Clock) => {
  const now = () => clock().toISOString()
  const set = async (
    id: string,
    values: { heartbeat_at: string } | { ended_at: string; is_running: null; failure?: string },
  ) => {
    await db.updateTable('backups').set(values).where('id', '=', id).where('is_running', '=', 1).execute()
  }
  return {
    /** Its id; undefined when somebody else is at it. */
    begin: async () => {
      await endSilent(db, clock)
      const row = await db
        .insertInto('backups')
        .values({ id: newId(), is_running: 1, started_at: now(), heartbeat_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },
    beat: (id: string) => set(id, { heartbeat_at: now() }),
    fail: (id: string, failure: string) => set(id, { ended_at: now(), is_running: null, failure }),
    /** Only the last good one and what came after it are worth remembering. */
    succeed: (id: string, file: string) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('backups').set({ ended_at: now(), is_running: null, file }).where('id', '=', id).execute()
        await trx.deleteFrom('backups').where('id', '!=', id).where('is_running', 'is', null).execute()
      }),
    isRunning: async () => {
      const row = await db
        .selectFrom('backups')
        .select('id')
        .where('is_running', '=', 1)
        .where('heartbeat_at', '>', ago(clock, minutes(silenceMinutes)))
        .executeTakeFirst()
      return row !== undefined
    },
    lastGood: () => last(db, 'is not'),
    /** The last that failed since then. */
    lastFailure: () => last(db, 'is'),
  }
}

const last = (db: Database, file: 'is' | 'is not') =>
  db
    .selectFrom('backups')
    .select(['started_at', 'ended_at', 'failure', 'file'])
    .where('is_running', 'is', null)
    .where('file', file, null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst()

const endSilent = async (db: Database, clock: Clock) => {
  const at = clock().toISOString()
  await db
    .updateTable('backups')
    .set({ is_running: null, ended_at: at, failure: 'The site stopped while it was being made.' })
    .where('is_running', '=', 1)
    .where('heartbeat_at', '<=', ago(clock, minutes(silenceMinutes)))
    .execute()
  // From before the clock was set back: they would be the last ones for a long time.
  await db.deleteFrom('backups').where('started_at', '>', at).where('is_running', 'is', null).execute()
}
