/**
 * Opens (connects to) the database of a site, after migrating it to this version (`migrate.ts`). Refuses a damaged
 * database and one of a newer version. `dialect.ts` chooses the engine.
 */
import { existsSync, statSync } from 'node:fs'
import { Kysely, sql } from 'kysely'
import { type Config, databaseUrlOf } from '#config.ts'
import { NotFound, Unavailable } from '../lib/errors.ts'
import { checkDataDir } from './data-dir.ts'
import { type DatabaseUrl, dialectFor, isSqlite, withDatabase, withLock } from './dialect.ts'
import type { ChangeListener } from './driver.ts'
import { isEmptyDatabase } from './dump.ts'
import { damagedFile } from './errors.ts'
import { isCurrent, migrate, refuseUnsupported, refuseUpgrade, stepsOf, type Upgrade, upgradeOf } from './migrate.ts'
import type { Database, Tables } from './tables.ts'

type Opening = {
  /** What PostgreSQL calls this process. */
  applicationName?: string
  changes?: ChangeListener
  /** For the site itself, which upgrades an older database. A command must not, because the older site may still run. */
  beforeUpgrade?: (upgrade: Upgrade) => Promise<void>
}

/**
 * A database that is at this version and ready to use. Throws UnsupportedVersion, or Unavailable for a damaged one, and
 * has then not changed a byte of it.
 */
export const openDatabase = async (
  url: DatabaseUrl,
  { applicationName, changes, beforeUpgrade = refuseUpgrade }: Opening = {},
): Promise<Database> => {
  const isThere = existsSync(url) || URL.canParse(url)
  if (!isThere || !(await isCurrentDatabase(url))) {
    const upgrade = async (db: Database) => {
      const steps = isThere ? await readDatabase(url, stepsOf) : []
      if (steps.length > 0 && !isCurrent(steps)) await beforeUpgrade(upgradeOf(steps))
      await migrate(db)
    }
    // Of several processes that start at once, one backs up and migrates.
    await withDatabase(url, { hasTimeout: false }, (db: Database) => withLock(db, () => upgrade(db)))
  }
  return new Kysely<Tables>({ dialect: await dialectFor(url, { applicationName, changes }) })
}

/** Whether an existing database is at this version. Changes nothing. Throws like `openDatabase`. */
export const isCurrentDatabase = async (url: DatabaseUrl) => readDatabase(url, (db) => inspect(db, url))

/** Resolves to whether the database is at this version. Only reads. */
const inspect = async (db: Database, url: DatabaseUrl) => {
  await refuseDamaged(db, url)
  const steps = await stepsOf(db)
  refuseUnsupported(steps, 'database')
  return isCurrent(steps)
}

// Takes about a fifth of a second. Damage in a larger file is found when the damaged part is read, and by the daily
// backup, which reads all of it: see docs/decisions/0026.
const maxCheckedBytes = 64 * 1024 * 1024

/** Writing to a damaged file may destroy more of it. */
const refuseDamaged = async (db: Database, file: DatabaseUrl) => {
  if (!isSqlite(db) || statSync(file).size > maxCheckedBytes) return
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  if (rows[0]?.quick_check !== 'ok') throw new Unavailable(damagedFile)
}

/**
 * For commands that need an existing site. A command that made a new site by mistake would hide its password and
 * replace good backups by empty ones. Throws NotFound when the database is missing or has no tables, and WrongSetting
 * for a DATA_DIR that cannot be used.
 */
export const requireDatabase = async (config: Pick<Config, 'dataDir' | 'databaseUrl' | 'objectStore'>) => {
  checkDataDir(config)
  if (await isEmptyDatabase(databaseUrlOf(config)))
    throw new NotFound(
      config.databaseUrl
        ? 'The database in DATABASE_URL is empty. Correct DATABASE_URL, or run npm start first.'
        : `There is no database in ${config.dataDir} yet. Run npm start first.`,
    )
}

/** Opens the database to read only, without migrating it. */
export const readDatabase = <Answer>(url: DatabaseUrl, work: (db: Database) => Promise<Answer>) =>
  withDatabase(url, { isReadOnly: true }, work)
