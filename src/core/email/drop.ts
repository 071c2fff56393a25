import type { Database } from '../database/open.ts'
import { isOpenToDecision } from './manual-actions.ts'

/** To be called in a transaction: what waits for this reader, and is not on its way, is never sent. */
export const removeWaitingEmails = (db: Database, email_key: string, ...purposes: string[]) =>
  db
    .deleteFrom('emails')
    .where('email_key', '=', email_key)
    .where(isOpenToDecision)
    .where('failed_at', 'is', null)
    .where('unknown_at', 'is', null)
    .where('text_id', 'in', ({ selectFrom }) => selectFrom('email_texts').select('id').where('purpose', 'in', purposes))
    .execute()
