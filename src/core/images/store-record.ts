/**
 * The database records in which store the running site has its pictures. A command whose settings name another store
 * refuses to run: it would save, count or delete the wrong pictures.
 */
import { type Config, databaseUrlOf, WrongSetting } from '#config.ts'
import { readDatabase, requireDatabase } from '../database/open.ts'
import type { Database } from '../database/tables.ts'
import { createSettings } from '../settings/settings.ts'

const name = 'pictures.store'

type StoreConfig = Pick<Config, 'objectStore'>

/** The store in words. */
export const storeIn = ({ objectStore }: StoreConfig) =>
  objectStore ? `the bucket ${objectStore.bucket} at ${objectStore.endpoint}` : 'DATA_DIR'

/** For the site itself, whose settings decide. Returns the store that was recorded before, if it was another. */
export const recordStore = async (db: Database, config: StoreConfig) => {
  const settings = createSettings(db)
  const [before, now] = [await settings.find(name), storeIn(config)]
  if (before === now) return undefined
  await settings.save(name, now)
  return before
}

/** For commands that need the pictures of an existing site. Throws WrongSetting, and like `requireDatabase`. */
export const requirePictures = async (config: Config) => {
  await requireDatabase(config)
  const recorded = await readDatabase(databaseUrlOf(config), (db) => createSettings(db).find(name))
  const now = storeIn(config)
  if (recorded === undefined || recorded === now) return
  throw new WrongSetting(
    `The site has its pictures in ${recorded}, but MEDIA_URL says ${now}. Nothing was changed. Run the command with the settings of the site: all of them, as the service reads them.`,
  )
}

/** A restored copy may have its pictures in another store than the original. */
export const forgetStore = (db: Database) => createSettings(db).remove(name)
