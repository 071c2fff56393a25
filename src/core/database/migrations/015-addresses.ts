import type { Kysely } from 'kysely'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('articles').addColumn('slug', 'text').execute()
  await db.schema
    .createTable('article_addresses')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('article_addresses_key', ['kind', 'slug'])
    .execute()
  await db.schema.createIndex('article_addresses_by_article').on('article_addresses').column('article_id').execute()
}
