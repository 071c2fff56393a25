import type { Kysely } from 'kysely'
import { tellOfWrites } from '../dialect.ts'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('rates')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rates_by_end').on('rates').column('ends_at').execute()
  await tellOfWrites(db, ['articles', 'images', 'settings'])
}
