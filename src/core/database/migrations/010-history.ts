import type { Kysely } from 'kysely'

// A migration never changes once it has landed. No reference to users: what somebody did outlasts their account.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('history')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('history_in_order').on('history').columns(['at', 'id']).execute()
  await db.schema.createIndex('history_by_person').on('history').columns(['who', 'at', 'id']).execute()
}
