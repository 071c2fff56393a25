/** Opens the database of a site, and brings it to this version before. */
import { existsSync, statSync } from 'node:fs'
import { type Dialect, Kysely, sql } from 'kysely'
import { Unavailable } from '../lib/errors.ts'
import { type DatabaseUrl, dialectFor, isSqlite } from './dialect.ts'
import { damagedFile } from './engine-errors.ts'
import { isCurrent, migrate, refuseUnsupported, stepsOf } from './migrate.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/**
 * A database that is at this version and ready to use. Throws UnsupportedVersion, or Unavailable for a damaged one, and
 * has then not changed a byte of it.
 */
export const openDatabase = async (url: DatabaseUrl): Promise<Database> => {
  const isThere = existsSync(url) || URL.canParse(url)
  const isReady = isThere && (await using(await dialectFor(url, { isReadOnly: true }), (db) => inspect(db, url)))
  if (!isReady) await using(await dialectFor(url, { hasTimeout: false }), (db) => migrate(db))
  return new Kysely<Tables>({ dialect: await dialectFor(url) })
}

/** Only reads. Tells whether the database is at this version. */
const inspect = async (db: Database, url: DatabaseUrl) => {
  await refuseDamaged(db, url)
  const steps = await stepsOf(db)
  refuseUnsupported(steps, 'database')
  return isCurrent(steps)
}

const using = async <Answer>(dialect: Dialect, work: (db: Database) => Promise<Answer>) => {
  const db = new Kysely<Tables>({ dialect })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

// About a fifth of a second. A larger file is found damaged where it is read, and by the daily backup, which reads all
// of it: see docs/decisions/0026.
const mostBytes = 64 * 1024 * 1024

/** Whatever is written into a damaged file may make it worse. */
const refuseDamaged = async (db: Database, file: DatabaseUrl) => {
  if (!isSqlite(db) || statSync(file).size > mostBytes) return
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  if (rows[0]?.quick_check !== 'ok') throw new Unavailable(damagedFile)
}
