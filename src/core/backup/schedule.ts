/**
 * Decides when the next backup is due (BACKUP_EVERY_HOURS), from the last good one and the last failure.
 * `server/jobs.ts` asks every minute; `backups.ts` makes it.
 */
import { type Clock, hours } from '../lib/clock.ts'
import type { BackupFiles } from './files.ts'
import type { BackupJobs } from './jobs.ts'

const hoursAfterFailure = 1

type ScheduleDeps = { jobs: BackupJobs; files: BackupFiles; clock: Clock; everyHours: number }

/** Resolves to true if a backup is due. Always false if `everyHours` is 0. */
export const createSchedule = ({ jobs, files, clock, everyHours }: ScheduleDeps) => {
  // A time far in the future was written while the clock was wrong.
  const isPast = (moment: string | null | undefined, count: number) =>
    !moment || Math.abs(clock().getTime() - Date.parse(moment)) >= hours(count)
  return async () => {
    if (everyHours === 0) return false
    const [good, failed] = [await findLastGood(jobs, files), await jobs.lastFailed()]
    // A lost backup counts as a failure: another program may delete every new file at once.
    const hasWaited = isPast(failed?.ended_at, hoursAfterFailure) && isPast(good.lostAt, hoursAfterFailure)
    return isPast(good.at, everyHours) && hasWaited
  }
}

/** `lostAt`: the time of the last successful backup, if its file is missing from the folder or was cut off. */
export type LastGood = { at?: string; lostAt?: string }

/**
 * The last backup that can be restored. A row says that a backup was made; only its file says that it still exists. A
 * backup at a path that the administrator chose counts as good: it may have been moved since.
 */
export const findLastGood = async (jobs: BackupJobs, files: BackupFiles): Promise<LastGood> => {
  const row = await jobs.lastSucceeded()
  if (!row?.file || !files.isBackupName(row.file) || (await files.isComplete(row.file))) return { at: row?.started_at }
  return { at: await files.newestComplete(), lostAt: row.started_at }
}
