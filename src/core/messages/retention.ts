/**
 * Retention: deletes old visitors' messages, with our replies and notes. `record-type.ts` computes the date
 * from `MESSAGE_MONTHS` (12), and `organisation/housekeeping.ts` runs this once a day, as it does for everything that
 * expires.
 */
import { foldEmail } from '#shared/email.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { deleteInBatches } from '../database/trash.ts'
import type { Clock } from '../lib/clock.ts'
import { deleteMessages } from './message-row.ts'
import { messageConversations } from './threads.ts'

/** Deletes every message received before `before`. */
export const deleteExpiredMessages = async (db: Database, before: string) => {
  await messageConversations.recordSent(db)
  const expired = () => db.selectFrom('messages').select('id').where('created_at', '<=', before)
  await deleteInBatches(db, (trx, size) => deleteMessages(trx, expired().limit(size).$asScalar()))
}

/** Deletes everything in the spam folder permanently, and returns how many messages that were. */
export const deleteSpam = async (db: Database, clock: Clock) => {
  const spam = () => db.selectFrom('messages').select('id').where('spam_at', 'is not', null)
  const deleted = await deleteInBatches(db, (trx, size) => deleteMessages(trx, spam().limit(size).$asScalar()))
  if (deleted > 0) await record(db, clock, 'messages.spam-emptied', String(deleted))
  return { deleted }
}

export const messagesFrom = (db: Database, email: string) =>
  db.selectFrom('messages').where(({ fn }) => fn<string>('lower', ['email']), '=', foldEmail(email))
