/**
 * Retention: messages are deleted after `MESSAGE_MONTHS` (12), with our replies and notes, and audit events after
 * `HISTORY_MONTHS` (12). `organisation/housekeeping.ts` deletes both once a day, and everything else that expires.
 */
import { foldEmail } from '#shared/email.ts'
import type { Database } from '../database/open.ts'
import { deleteMessages } from './message-row.ts'
import { recordSentAnswers } from './threads.ts'

/** Deletes every message received before `before`, in batches, so that other requests can write in between. */
export const deleteExpiredMessages = async (db: Database, before: string) => {
  await recordSentAnswers(db)
  const batch = () =>
    db.selectFrom('messages').select('id').where('created_at', '<=', before).limit(batchSize).$asScalar()
  for (;;) {
    const removed = await db.transaction().execute((trx) => deleteMessages(trx, batch()))
    if (removed.length < batchSize) return
  }
}

const batchSize = 500

export const messagesFrom = (db: Database, email: string) =>
  db.selectFrom('messages').where(({ fn }) => fn<string>('lower', ['email']), '=', foldEmail(email))
