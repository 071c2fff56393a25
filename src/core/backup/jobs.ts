/**
 * The backup jobs of all processes. A unique row (the lock) lets at most one run at a time, a heartbeat shows that its
 * process is alive (it counts as dead after two minutes), and the row records how the job ended, with the reason of a
 * failure in words.
 */
import type { Database } from '../database/tables.ts'
import type { ImageStore } from '../images/stored-image.ts'
import { ago, type Clock, minutes } from '../lib/clock.ts'
import { Unavailable } from '../lib/errors.ts'
import { diskReasons } from '../lib/file-errors.ts'
import { newId } from '../lib/id.ts'
import { DamagedBackup } from './check-backup.ts'

// A running job sends a heartbeat three times a minute. Without a heartbeat for this long its process has died.
const timeoutMinutes = 2
const heartbeatMilliseconds = minutes(1) / 3

export type BackupJobs = ReturnType<typeof createBackupJobs>

export const createBackupJobs = (db: Database, clock: Clock) => {
  const now = () => clock().toISOString()
  return {
    /** The id of the new job; undefined when another job is running. */
    begin: async () => {
      await endTimedOut(db, clock)
      const row = await db
        .insertInto('backups')
        .values({ id: newId(), is_running: 1, started_at: now(), heartbeat_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },
    sendHeartbeat: (id: string) => updateRunning(db, id, { heartbeat_at: now() }),
    /** Removes the row of a job that a stop has interrupted, so that the next one can start at once. */
    release: async (id: string) => {
      await db.deleteFrom('backups').where('id', '=', id).where('is_running', '=', 1).execute()
    },
    fail: (id: string, failure: string) => updateRunning(db, id, { ended_at: now(), is_running: null, failure }),
    /** Removes the rows of all earlier jobs: only the last good backup and later failures matter. */
    succeed: (id: string, file: string) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('backups').set({ ended_at: now(), is_running: null, file }).where('id', '=', id).execute()
        await trx.deleteFrom('backups').where('id', '!=', id).where('is_running', 'is', null).execute()
      }),
    isRunning: async () => {
      const row = await db
        .selectFrom('backups')
        .select('id')
        .where('is_running', '=', 1)
        .where('heartbeat_at', '>', ago(clock, minutes(timeoutMinutes)))
        .executeTakeFirst()
      return row !== undefined
    },
    lastSucceeded: () => findLast(db, 'is not'),
    /** The last failed job since the last good backup. */
    lastFailed: () => findLast(db, 'is'),
  }
}

type RunningValues = { heartbeat_at: string } | { ended_at: string; is_running: null; failure: string }

const updateRunning = async (db: Database, id: string, values: RunningValues) => {
  await db.updateTable('backups').set(values).where('id', '=', id).where('is_running', '=', 1).execute()
}

const findLast = (db: Database, file: 'is' | 'is not') =>
  db
    .selectFrom('backups')
    .select(['started_at', 'ended_at', 'failure', 'file'])
    .where('is_running', 'is', null)
    .where('file', file, null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst()

const endTimedOut = async (db: Database, clock: Clock) => {
  const at = clock().toISOString()
  await db
    .updateTable('backups')
    .set({ is_running: null, ended_at: at, failure: 'The site stopped during the backup.' })
    .where('is_running', '=', 1)
    .where('heartbeat_at', '<=', ago(clock, minutes(timeoutMinutes)))
    .execute()
  // Otherwise rows from before the clock was set back would count as the latest ones for a long time.
  await db.deleteFrom('backups').where('started_at', '>', at).where('is_running', 'is', null).execute()
}

/** A running backup: its job, and the signal that aborts it when its process stops. */
type RunningJob = { jobs: BackupJobs; id: string; signal: AbortSignal }

/** Sends heartbeats while the work lasts, and records why it failed. An abort does not count as a failure. */
export const runJob = async <Result>({ jobs, id, signal }: RunningJob, work: () => Promise<Result>) => {
  const heartbeat = setInterval(() => jobs.sendHeartbeat(id).catch(() => {}), heartbeatMilliseconds)
  // The lock is released at once: the store may respond slowly, and the process may be killed before the work has
  // ended.
  const release = () => void jobs.release(id).catch(() => {})
  signal.addEventListener('abort', release)
  try {
    return await work()
  } catch (error) {
    await (signal.aborted ? jobs.release(id) : jobs.fail(id, failureOf(error)))
    throw error
  } finally {
    clearInterval(heartbeat)
    signal.removeEventListener('abort', release)
  }
}

const failures: Record<string, string> = {
  ...diskReasons,
  ENOENT: 'The backup folder does not exist. Is its disk mounted?',
  EACCES: 'The site may not write to the backup folder.',
  EROFS: 'The site may not write to the backup folder.',
  EEXIST: 'The path of the backup folder is not a folder.',
  ENOTDIR: 'The path of the backup folder is not a folder.',
}

const knownFailure = (error: unknown) => {
  if (error instanceof Unavailable || error instanceof DamagedBackup) return error.message
  return error instanceof Error && 'code' in error ? failures[String(error.code)] : undefined
}

/** The reason of a failed backup, in words. */
export const failureOf = (error: unknown) => knownFailure(error) ?? 'The reason is in the site’s log.'

/** Throws an error whose reason is known as Unavailable, so that the log has the sentence. */
export const throwInWords = (error: unknown): never => {
  const failure = knownFailure(error)
  throw failure ? new Unavailable(failure, { cause: error }) : error
}

/**
 * An image store that removes nothing during a backup, because the backup must still be able to read an image that is
 * replaced meanwhile. The process that makes the backup removes such files afterwards. A removal that began before the
 * backup concerns an image that the backup does not contain.
 */
export const skipRemovalDuringBackup = (store: ImageStore, isBackupRunning: () => Promise<boolean>): ImageStore => ({
  ...store,
  remove: async (names) => {
    if (!(await isBackupRunning())) await store.remove(names)
  },
})
