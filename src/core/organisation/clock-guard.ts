/**
 * Protects data from deletion while the clock is far ahead: a year too many would delete what must stay. If the clock
 * at a start is more than 180 days ahead of the newest row of the previous run, nothing is deleted until an
 * administrator confirms the date, or a start finds the clock right again.
 */
import { limits } from '#shared/limits.ts'
import { record } from '../audit/audit-log.ts'
import { newestIn } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { createSettings } from '../settings/settings.ts'
import { recordTypes } from './record-types.ts'

/** The setting that stores the time of the newest row while deletion waits for a confirmation. */
const held = 'clock.newest-row'

export const createClockGuard = (db: Database, clock: Clock) => ({
  /** To be called at each start, before anything is written. */
  check: async () => {
    const settings = createSettings(db)
    // Rows written with a wrong date must not make the next start trust that date.
    const newest = (await settings.find(held)) ?? (await newestRowAt(db))
    if (newest && newest < ago(clock, days(limits.clockDays))) await settings.save(held, newest)
    else await settings.remove(held)
  },
  /** The time of the newest row before the clock was ahead; undefined while everything expires as usual. */
  heldSince: () => createSettings(db).find(held),
  confirm: () =>
    db.transaction().execute(async (trx) => {
      await createSettings(trx).remove(held)
      await record(trx, clock, 'backups.date-confirmed')
    }),
})

/** The time of the last action of a person, or of the last backup. */
export const newestRowAt = (db: Database) => {
  const checked = recordTypes.flatMap(({ startCheck }) => (startCheck ? [startCheck.newest] : []))
  return newestIn(db, [['backups', 'started_at'], ...checked])
}
