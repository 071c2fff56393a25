import { openDatabase } from '../database/open.ts'
import { isWaiting } from './states.ts'

/** What waited when a backup was made may have been sent since, so a person decides about it. Answers how many. */
export const doubtWaitingLetters = async (place: string) => {
  const db = await openDatabase(place)
  const doubt = {
    unknown_at: new Date().toISOString(),
    claimed_at: null,
    claimed_by: null,
    last_error: 'A backup was brought back; the letter may have been sent after it was made.',
  }
  const doubted = await db.updateTable('letters').set(doubt).where(isWaiting).returning('id').execute()
  await db.destroy()
  return doubted.length
}
