/** Settings of the organisation that are stored in the database, by name. Environment variables are in `config.ts`. */

import { insertNew } from '../database/query.ts'
import type { Database } from '../database/tables.ts'

export type Settings = ReturnType<typeof createSettings>

export const createSettings = (db: Database) => ({
  find: async (name: string) => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value
  },
  save: async (name: string, value: string) => {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  },
  remove: async (name: string) => {
    await db.deleteFrom('settings').where('name', '=', name).execute()
  },
  /** Saves the value only if there is none yet: if several processes save at once, the first value stays. */
  saveIfMissing: async (name: string, value: string) => {
    await insertNew(db, 'settings', { name, value }, 'name').execute()
  },
})

/** A text that is made at first use and stored: if several processes make it at once, the first one is used. */
export const storedOnce = (settings: Settings, name: string, make: () => string | Promise<string>) => {
  let known: Promise<string> | undefined
  const findOrMake = async () => {
    const found = await settings.find(name)
    if (found) return found
    await settings.saveIfMissing(name, await make())
    return (await settings.find(name)) ?? ''
  }
  return () => {
    known ??= findOrMake().catch((error) => {
      known = undefined
      throw error
    })
    return known
  }
}
