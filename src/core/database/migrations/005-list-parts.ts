import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed. What rows there are is counted at the start that follows.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('list_parts')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('starts_id', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_parts_in_order', ['list', 'starts_at', 'starts_id'])
    .execute()
  // With `removed_at` in it, skipping reads the index alone and none of the texts.
  await db.schema.dropIndex('articles_in_order').execute()
  await db.schema
    .createIndex('articles_in_order')
    .on('articles')
    .columns(['kind', 'updated_at', 'id', 'removed_at'])
    .where(sql.ref('removed_at'), 'is', null)
    .execute()
}
