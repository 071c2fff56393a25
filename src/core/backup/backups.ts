/**
 * Makes backups on a schedule and on request: one at a time, in any process of the site. After each one, `files.ts`
 * removes the oldest and keeps the newest `BACKUP_KEEP` (retention).
 */
import { basename } from 'node:path'
import { type Config, databaseUrlOf } from '#config.ts'
import type { Backups } from '#shared/shapes/backup.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { exportStream } from '../export/export.ts'
import type { ExportTable } from '../export/fields.ts'
import { removedAtOnce } from '../images/image-files.ts'
import { listStoredIds } from '../images/images.ts'
import { type ImageStore, imageIdLength } from '../images/stored-image.ts'
import { inBatches } from '../lib/batches.ts'
import type { Clock } from '../lib/clock.ts'
import { type BackupFiles, createBackupFiles, fileNameAt } from './files.ts'
import { type BackupJobs, createBackupJobs, runJob, throwInWords } from './jobs.ts'
import { saveBackup } from './save-backup.ts'
import { createSchedule, findLastGood } from './schedule.ts'

export type BackupDeps = { config: Config; db: Database; store: ImageStore; clock: Clock }

export type SiteBackups = ReturnType<typeof createBackups>

/** `tables`: what `exportAll` exports. */
export const createBackups = (deps: BackupDeps & { tables?: readonly ExportTable[] }) => {
  const { config, db, store, clock, tables = [] } = deps
  const jobs = createBackupJobs(db, clock)
  const files = createBackupFiles(config.backups.dir)
  const isDue = createSchedule({ jobs, files, clock, everyHours: config.backups.everyHours })
  const { make, close } = createMaker({ ...deps, jobs, files })
  const state = () => readState({ config, jobs, files })
  return {
    state,
    make,
    /** Starts a backup without waiting for its end. `state` shows the result; `onFailure` receives the error. */
    start: async (onFailure: (error: Error) => void) => {
      await record(db, clock, 'backups.made')
      make().catch(throwInWords).catch(onFailure)
      return { ...(await state()), isRunning: true }
    },
    /** Makes a backup when the last good one is old enough. After a failure the next attempt waits for an hour. */
    makeIfDue: async () => {
      if (await isDue()) await make().catch(throwInWords)
    },
    /** Throws NotFound, also for an id that no backup can have. */
    download: async (id: string) => {
      const backup = await files.open(id)
      await record(db, clock, 'backups.downloaded', id)
      return backup
    },
    exportAll: async () => {
      await record(db, clock, 'backups.exported')
      const name = `export-${clock().toISOString().slice(0, 10)}.tar`
      return { name, body: exportStream({ databaseUrl: databaseUrlOf(config), store, tables }, clock()) }
    },
    close,
  }
}

/**
 * Saves the database of an earlier version unchanged, because the backup before an upgrade must come before any change.
 * The backup is not recorded as a job, and old backups stay. `close` aborts it, like the one of `createBackups`.
 */
export const createUnmigratedBackup = ({ config, store, clock }: Omit<BackupDeps, 'db'>) => {
  const stopping = new AbortController()
  const files = createBackupFiles(config.backups.dir)
  return {
    make: async (elsewhere?: string) => {
      const path = elsewhere ?? files.pathOf(fileNameAt(clock()))
      if (!elsewhere) await files.prepare()
      try {
        const { summary } = await saveBackup(
          { databaseUrl: databaseUrlOf(config), store },
          path,
          clock(),
          stopping.signal,
        )
        return { path, summary }
      } catch (error) {
        if (error !== stopping.signal.reason) throw error
        return undefined
      }
    },
    close: async () => stopping.abort(),
  }
}

type JobDeps = BackupDeps & { jobs: BackupJobs; files: BackupFiles }

const createMaker = (deps: JobDeps) => {
  const stopping = new AbortController()
  let work: Promise<unknown> = Promise.resolve()
  return {
    /**
     * Makes a backup in the backup folder, or at `path`. Undefined if a backup is being made already, or if `close` has
     * aborted this one.
     */
    make: (path?: string) => {
      const made = makeBackup(deps, stopping.signal, path).catch((error) => {
        if (error !== stopping.signal.reason) throw error
        return undefined
      })
      work = made.catch(() => {})
      return made
    },
    /** Aborts the backup that is being made, and resolves when its work has ended. */
    close: () => {
      stopping.abort()
      return work
    },
  }
}

const makeBackup = async (deps: JobDeps, signal: AbortSignal, elsewhere?: string) => {
  const { config, store, clock, jobs, files } = deps
  signal.throwIfAborted()
  const id = await jobs.begin()
  if (!id) return undefined
  const at = clock()
  const name = fileNameAt(at)
  const path = elsewhere ?? files.pathOf(name)
  const { summary, storedIds } = await runJob({ jobs, id, signal }, async () => {
    if (!elsewhere) await files.prepare()
    return saveBackup({ databaseUrl: databaseUrlOf(config), store }, path, at, signal)
  })
  await jobs.succeed(id, basename(path))
  if (!elsewhere) await files.removeOld(config.backups.keep, name)
  await removeUnusedImages(deps, storedIds)
  return { path, summary }
}

/** Files of images that were replaced or removed while the backup ran: see skipRemovalDuringBackup in jobs.ts. */
const removeUnusedImages = async ({ db, store }: BackupDeps, idsInBackup: Set<string>) => {
  const unused = idsInBackup.difference(await listStoredIds(db))
  if (unused.size === 0) return
  const names: string[] = []
  for await (const { name } of store.list()) if (unused.has(name.slice(0, imageIdLength))) names.push(name)
  for (const some of inBatches(names, removedAtOnce)) await store.remove(some)
}

/** The existing backups, and how the last jobs ended. */
const readState = async ({ config, jobs, files }: Pick<JobDeps, 'config' | 'jobs' | 'files'>): Promise<Backups> => {
  const { everyHours, keep } = config.backups
  const failed = await jobs.lastFailed()
  const good = await findLastGood(jobs, files)
  return {
    backups: await files.list(),
    isRunning: await jobs.isRunning(),
    lastGoodAt: good.at,
    lostAt: good.lostAt,
    failure: failed?.failure && failed.ended_at ? { at: failed.ended_at, reason: failed.failure } : undefined,
    everyHours,
    keep,
  }
}
