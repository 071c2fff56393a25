import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed. What was written before is in English and about health.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('articles')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
  await db.schema
    .alterTable('articles')
    .addColumn('is_health', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('articles')
    .addColumn('sources', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema.alterTable('articles').addColumn('last_checked', 'text').execute()
  await db.schema.alterTable('articles').addColumn('reviewer', 'text').execute()
  // With `removed_at` in it, counting reads the index alone and none of the texts.
  await db.schema
    .createIndex('articles_by_language')
    .on('articles')
    .columns(['kind', 'language', 'updated_at', 'id', 'removed_at'])
    .where(sql.ref('removed_at'), 'is', null)
    .execute()
}
