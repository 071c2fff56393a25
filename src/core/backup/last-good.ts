/** Which good backup there still is. A row tells that one was made, but only its file that it can be brought back. */
import type { Attempts } from './attempts.ts'
import type { createFolder } from './folder.ts'

/** `lostAt`: of when the one was that the row names, if its file is gone from the folder or was cut short. */
export type LastGood = { at?: string; lostAt?: string }

/** What was made into a place of somebody's own choice is believed: nobody knows where it lies today. */
export const findLastGood = async (attempts: Attempts, folder: ReturnType<typeof createFolder>): Promise<LastGood> => {
  const row = await attempts.lastGood()
  if (!row?.file || !folder.mayHold(row.file) || (await folder.isWhole(row.file))) return { at: row?.started_at }
  return { at: await folder.newestWhole(), lostAt: row.started_at }
}
