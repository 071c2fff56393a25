/**
 * The monitor of the machine: free disk space, memory, the clock, emails that are not sent, and old backups. The log,
 * the dashboard, the metrics and `/readyz` show what it finds; a full disk is also emailed to the administrators.
 */
import { statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import type { Config } from '#config.ts'
import { isTooOld } from '#shared/backup-age.ts'
import { backupsPath } from '#shared/paths.ts'
import type { SiteBackups } from '../backup/backups.ts'
import { diskFull, leastFreeBytes } from '../database/errors.ts'
import type { Database } from '../database/tables.ts'
import type { openOutbox } from '../email/outbox.ts'
import { type Clock, hours, later } from '../lib/clock.ts'
import { Unavailable } from '../lib/errors.ts'
import { newestRowAt } from './clock-guard.ts'

const megabyte = 1024 * 1024
const lowDiskBytes = 500 * megabyte
const lowMemoryBytes = 48 * megabyte

/** For how many hours a clock may be behind the newest data: the clocks of two machines differ. */
const clockHours = 1

type Measured = {
  freeDisk: (folder: string) => Promise<number>
  freeMemory: () => number
  /** The type of the file system, as `statfs` names it. */
  diskType?: (folder: string) => Promise<number>
}

const measured: Measured = {
  freeDisk: async (folder) => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  // What the limit of a container leaves, if there is one.
  freeMemory: () => process.availableMemory?.() ?? freemem(),
  diskType: async (folder) => (await statfs(folder)).type,
}

type MachineDeps = {
  config: Pick<Config, 'dataDir' | 'backups' | 'databaseUrl'>
  db: Database
  clock: Clock
  outbox: Pick<ReturnType<typeof openOutbox>, 'health' | 'tellAdministrators'>
  backups: Pick<SiteBackups, 'state'>
  storeProblem?: () => string | undefined
}

export const createMachine = (deps: MachineDeps, { freeDisk, freeMemory, diskType }: Measured = measured) => {
  const { config, outbox, storeProblem } = deps
  let problems: string[] = []
  /** Unknown, as on some network drives, counts as enough. */
  const freeFor = (folder: string) => freeDisk(folder).catch(() => Number.POSITIVE_INFINITY)
  const freeBytes = () => freeFor(config.dataDir)
  const typeOfDisk = async () => (await diskType?.(config.dataDir).catch(() => undefined)) ?? 0
  const isFull = async () => (await freeBytes()) < leastFreeBytes
  const find = async () => [
    ...diskProblems(await freeBytes(), await freeFor(config.backups.dir)),
    ...(freeMemory() < lowMemoryBytes ? [lowMemory] : []),
    ...(!config.databaseUrl && networkDrives.has(await typeOfDisk()) ? [networkDrive] : []),
    ...[storeProblem?.() ?? []].flat(),
    ...(await dataProblems(deps)),
  ]
  return {
    freeBytes,
    /** Throws Unavailable if the disk is full: pages are served then, but nobody can sign in or send a form. */
    requireSpace: async () => {
      if (await isFull()) throw new Unavailable(diskFull)
    },
    /** As the latest check found them: one sentence each, which stays the same while the problem lasts. */
    problems: () => problems,
    /** To be called each minute. Emails the administrators when the disk begins to be low, and when it begins to be full. */
    check: async (addressOf: (path: string) => string) => {
      const found = await find()
      const began = found.filter((problem) => !problems.includes(problem) && diskSentences.includes(problem))
      problems = found
      for (const problem of began) await outbox.tellAdministrators(diskEmail(problem, addressOf(backupsPath)))
      return problems
    },
  }
}

const lowDisk = `Less than ${lowDiskBytes / megabyte} MB are free on the disk of DATA_DIR. Delete what is not needed, or make the disk larger; when it is full, nobody can sign in or send a form.`
const lowBackupDisk = `Less than ${lowDiskBytes / megabyte} MB are free on the disk of BACKUP_DIR. Delete what is not needed, or make the disk larger; when it is full, backups fail.`
const diskSentences = [lowDisk, lowBackupDisk, diskFull]
const lowMemory = `Less than ${lowMemoryBytes / megabyte} MB of memory are free. The system may end the site: stop other programs, or add memory or swap.`

/** As `statfs` of Linux names them: NFS, SMB, CIFS, AFS and the drives of a virtual machine's host. */
const networkDrives = new Set([0x6969, 0xfe534d42, 0xff534d42, 0x517b, 0x5346414f, 0x01021997])
const networkDrive =
  'DATA_DIR is on a network drive, on which a database file can be damaged. Choose a folder on a disk of this machine, or set DATABASE_URL.'

/** Both folders may be on one disk, which is named once. */
const diskProblems = (free: number, freeForBackups: number) => {
  if (free < leastFreeBytes) return [diskFull]
  if (free < lowDiskBytes) return [lowDisk]
  return freeForBackups < lowDiskBytes ? [lowBackupDisk] : []
}

const diskEmail = (problem: string, link: string) => ({
  subject: 'A disk of the website is running out of space',
  lines: [
    `${problem} Please tell the person who runs the server.`,
    'Old backups take the most space: seven full copies of all pictures, unless BACKUP_KEEP says otherwise.',
    { text: 'See the backups', link },
  ],
})

/** With a full disk or without a database, some of these cannot be read: then the other sentences say enough. */
const dataProblems = async ({ config, db, clock, outbox, backups }: MachineDeps) => {
  const { problem } = await outbox.health()
  const { lastGoodAt } = await backups.state()
  const newest = await newestRowAt(db)
  return [
    ...(problem ? [`Emails wait in the outbox, because they cannot be sent. ${problem}`] : []),
    ...(isFromFuture(newest, clock)
      ? ['The clock of the server is behind the newest data. Correct it: until then, times and deadlines are wrong.']
      : []),
    ...(lastGoodAt && isTooOld(lastGoodAt, config.backups.everyHours, clock().getTime())
      ? ['The last good backup is too old. See the page Backups.']
      : []),
  ]
}

/** Whether the clock is behind `newest`, the time of the newest row. */
export const isFromFuture = (newest: string | undefined, clock: Clock) =>
  newest !== undefined && newest > later(clock, hours(clockHours))
