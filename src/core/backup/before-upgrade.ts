/** The backup before a new version changes the database. */
import type { Upgrade } from '../database/migrate.ts'
import { ago, hours } from '../lib/clock.ts'
import { Unavailable } from '../lib/errors.ts'
import { type BackupDeps, createUnmigratedBackup } from './backups.ts'
import { createBackupFiles } from './files.ts'
import { failureOf } from './jobs.ts'

/** An operator, or `voima upgrade`, may have made one while the older version still served visitors. */
const freshHours = 1

/** Throws Unavailable if the backup fails, so that the database stays as it is. `say` gets sentences for the log. */
export const backUpBeforeUpgrade = async (
  deps: Omit<BackupDeps, 'db'>,
  { from, to }: Upgrade,
  say: (sentence: string) => void,
) => {
  const newest = await createBackupFiles(deps.config.backups.dir).newestComplete()
  if (newest && newest > ago(deps.clock, hours(freshHours)))
    return say(`The database is upgraded from ${from} to ${to}. There is a fresh backup, of ${newest}.`)
  say(`The database is upgraded from ${from} to ${to}. First, everything is backed up.`)
  const made = await createUnmigratedBackup(deps)
    .make()
    .catch((error: unknown) => {
      throw new Unavailable(
        `The database was not upgraded, because the backup before it failed: ${failureOf(error)} Nothing was changed. Correct that, or run the older version.`,
      )
    })
  say(`The backup before the upgrade: ${made?.path}`)
  for (const name of made?.summary.missing ?? []) say(`It lacks the picture file ${name}, which could not be read.`)
}
