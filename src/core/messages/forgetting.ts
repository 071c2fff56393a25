/** Messages go after their time, with all that was said about them. */
import { foldEmail } from '#shared/email.ts'
import type { Database } from '../database/open.ts'
import { deleteMessages } from './message-row.ts'

/** In batches, so that others can write in between. */
export const deleteExpiredMessages = async (db: Database, before: string) => {
  const batch = () =>
    db.selectFrom('messages').select('id').where('created_at', '<=', before).limit(batchSize).$asScalar()
  for (;;) {
    const gone = await db.transaction().execute((trx) => deleteMessages(trx, batch()))
    if (gone.length < batchSize) return
  }
}

const batchSize = 500

export const messagesFrom = (db: Database, email: string) =>
  db.selectFrom('messages').where(({ fn }) => fn<string>('lower', ['email']), '=', foldEmail(email))
