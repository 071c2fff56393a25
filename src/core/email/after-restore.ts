import { type Database, openDatabase } from '../database/open.ts'
import { isWaiting } from './email-state.ts'

/** What waited when a backup was made may have been sent since, so a person decides about it. Answers how many. */
export const markWaitingEmailsUnknown = async (place: string) => {
  const db = await openDatabase(place)
  const doubt = {
    unknown_at: new Date().toISOString(),
    leased_at: null,
    leased_by: null,
    last_error: 'A backup was brought back; the email may have been sent after it was made.',
  }
  const doubted = await db.updateTable('emails').set(doubt).where(isWaiting).returning('id').execute()
  await pauseNewsletters(db)
  await db.destroy()
  return doubted.length
}

/** Readers may have got them after the backup was made. */
const pauseNewsletters = async (db: Database) => {
  const paused_at = new Date().toISOString()
  const pause_reason = 'A backup was brought back; readers may have got this email after it was made.'
  const paused = await db
    .updateTable('newsletters')
    .set({ paused_at, pause_reason })
    .where('send_at', 'is not', null)
    .where('finished_at', 'is', null)
    .returning('text_id')
    .execute()
  for (const { text_id } of paused)
    await db.updateTable('email_texts').set({ paused_at }).where('id', '=', text_id).execute()
}
