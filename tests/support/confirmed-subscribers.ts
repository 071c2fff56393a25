import { type Config, databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'

const readersAtOnce = 500

/** Adds confirmed subscribers directly to the database. */
export const addConfirmedSubscribers = async (config: Config, emails: string[]) => {
  const db = await openDatabase(databaseUrlOf(config))
  const at = '2026-01-01T00:00:00.000Z'
  const rows = emails.map((email) => ({ id: email, email, email_key: email, created_at: at, confirmed_at: at }))
  for (let from = 0; from < rows.length; from += readersAtOnce)
    await db
      .insertInto('subscribers')
      .values(rows.slice(from, from + readersAtOnce))
      .execute()
  await db.destroy()
}
