import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await db.schema.createIndex('messages_by_address').on('messages').expression(sql`lower(email)`).execute()
}
