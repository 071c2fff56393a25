import { existsSync } from 'node:fs'
import { type Dialect, Kysely } from 'kysely'
import { readOnlySqliteDialect, sqliteDialect } from './dialect.ts'
import { migrate, refuseNewer } from './migrate.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A database that is at this version and ready to use. Throws NewerDatabase and leaves such a file untouched. */
export const openDatabase = async (file: string): Promise<Database> => {
  if (existsSync(file)) await (await opened(readOnlySqliteDialect(file), refuseNewer)).destroy()
  return opened(sqliteDialect(file), migrate)
}

const opened = async (dialect: Dialect, prepare: (db: Database) => Promise<void>) => {
  const db = new Kysely<Tables>({ dialect })
  try {
    await prepare(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}
