/** Retention: volunteers are deleted `limits.volunteerMonths` (12) after the last contact, with all their data. */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/tables.ts'
import { type Clock, monthsAgo } from '../lib/clock.ts'
import { deleteVolunteers } from './volunteer-row.ts'
import { volunteerConversations } from './volunteer-thread.ts'

/** Deletes in batches, so that other requests can write in between. */
export const deleteExpiredVolunteers = async (db: Database, clock: Clock) => {
  // Runs before the emails are deleted that record which replies were sent.
  await volunteerConversations.recordSent(db)
  const before = monthsAgo(clock, limits.volunteerMonths)
  while ((await db.transaction().execute((trx) => deleteSome(trx, before))) === batchSize);
}

const batchSize = 500

const deleteSome = async (db: Database, before: string) => {
  const rows = await db
    .selectFrom('volunteers')
    .select(['id', 'email_key'])
    .where('last_word_at', '<=', before)
    .limit(batchSize)
    .execute()
  await deleteVolunteers(db, rows)
  return rows.length
}
