/**
 * Withdraws the proposed giving details of an administrator who is removed or gets another job, so that they do not
 * take effect a day later: the account may have been compromised.
 */
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'

/** To be called in the transaction of the change. */
export const withdrawProposalsOf = async (db: Database, clock: Clock, userId: string) => {
  const now = clock().toISOString()
  await db
    .updateTable('giving_details')
    .set({ withdrawn_at: now, effective_at: null })
    .where('proposed_by', '=', userId)
    .where('effective_at', '>', now)
    .where('withdrawn_at', 'is', null)
    .execute()
}
