/** Retention: volunteers are deleted `limits.volunteerMonths` (12) after the last contact, with all their data. */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/tables.ts'
import { deleteInBatches } from '../database/trash.ts'
import { type Clock, monthsAgo } from '../lib/clock.ts'
import { deleteVolunteers } from './volunteer-row.ts'
import { volunteerConversations } from './volunteer-thread.ts'

export const deleteExpiredVolunteers = async (db: Database, clock: Clock) => {
  // Runs before the emails are deleted that record which replies were sent.
  await volunteerConversations.recordSent(db)
  const before = monthsAgo(clock, limits.volunteerMonths)
  await deleteInBatches(db, async (trx, size) => {
    const expired = trx.selectFrom('volunteers').select(['id', 'email_key']).where('last_word_at', '<=', before)
    const rows = await expired.limit(size).execute()
    await deleteVolunteers(trx, rows)
    return rows
  })
}
