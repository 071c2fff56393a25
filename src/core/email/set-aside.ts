/**
 * What a restored copy does not send by itself: everything that waits at its release, or in the backup of a rollback.
 * The original site may have sent it since, so a person decides about each email and newsletter.
 */

import { countRows } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { isWaiting } from './email-state.ts'

const reason = 'A backup was restored. The email may have been sent after the backup was made.'
const pause_reason = 'A backup was restored. Subscribers may have received this newsletter after the backup was made.'

const newslettersToPause = (db: Database) =>
  db.selectFrom('newsletters').where('send_at', 'is not', null).where('finished_at', 'is', null)

export const countToSetAside = async (db: Database) => ({
  emails: await countRows(db.selectFrom('emails').where(isWaiting)),
  newsletters: await countRows(newslettersToPause(db)),
})

/** Call it in a transaction. Emails become unknown, newsletters are paused, and push notifications are dropped. */
export const setAsideWaiting = async (trx: Database, now: string) => {
  const unknown = { unknown_at: now, leased_at: null, leased_by: null, last_error: reason }
  await trx.updateTable('emails').set(unknown).where(isWaiting).execute()
  await trx.deleteFrom('push_notices').where('sent_at', 'is', null).execute()
  const paused = newslettersToPause(trx)
  await trx
    .updateTable('email_texts')
    .set({ paused_at: now })
    .where('id', 'in', paused.select('text_id').where('text_id', 'is not', null).$castTo<{ text_id: string }>())
    .execute()
  await trx
    .updateTable('newsletters')
    .set({ paused_at: now, pause_reason })
    .where('id', 'in', paused.select('id'))
    .execute()
}
