import type { Kysely } from 'kysely'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('imported')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('foreign_id', 'text', (column) => column.notNull())
    // No reference: what was deleted here must not come back with the next import.
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .addColumn('lacks_picture', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('imported_key', ['source', 'kind', 'foreign_id'])
    .execute()
}
