/** The trash (soft delete): `restore` brings a record back for `limits.trashDays` (30), then it is deleted (purged). */
import { limits } from '#shared/limits.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import type { Database } from './tables.ts'

/** The latest time at which a record that is deleted now was removed. */
export const trashEndsAt = (clock: Clock) => ago(clock, days(limits.trashDays))

/** Deletes what has been in the trash long enough, with what belongs to it. Returns how many records. */
export const deleteTrash = async (db: Database, clock: Clock, table: 'places' | 'events') => {
  const { numDeletedRows } = await db.deleteFrom(table).where('removed_at', '<=', trashEndsAt(clock)).executeTakeFirst()
  return Number(numDeletedRows)
}
