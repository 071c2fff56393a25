import { type Dialect, Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A database that is at this version and ready to use. Throws NewerDatabase and leaves such a one untouched. */
export const openDatabase = async (dialect: Dialect): Promise<Database> => {
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}
