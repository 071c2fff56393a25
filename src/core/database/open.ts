import { existsSync } from 'node:fs'
import { type Dialect, Kysely } from 'kysely'
import { refuseDamaged } from './damage.ts'
import { dialectFor, type Place, readingDialectFor } from './dialect.ts'
import { migrate, refuseNewer } from './migrate.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/**
 * A database that is at this version and ready to use. Throws NewerDatabase, or Unavailable for a damaged one, and
 * leaves such a one untouched.
 */
export const openDatabase = async (place: Place): Promise<Database> => {
  if (existsSync(place) || URL.canParse(place))
    await (await opened(await readingDialectFor(place), lookAt(place))).destroy()
  return opened(await dialectFor(place), migrate)
}

/** Before anything is written. */
const lookAt = (place: Place) => async (db: Database) => {
  await refuseDamaged(db, place)
  await refuseNewer(db)
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
