/** What the organisation has settled once, by name. */
import type { Database } from '../database/open.ts'

export const createSettings = (db: Database) => ({
  find: async (name: string) => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value
  },
  keep: async (name: string, value: string) => {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  },
  /** Keeps it only when there is none yet: of several processes the first decides. */
  keepFirst: async (name: string, value: string) => {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  },
})
