import type { Kysely } from 'kysely'

// A migration never changes once it has landed. No reference to articles: a count must not fail because one is gone.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('article_readers')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('opened', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_readers_key', ['day', 'article_id'])
    .execute()
  await db.schema
    .createIndex('article_readers_by_article')
    .on('article_readers')
    .columns(['article_id', 'day', 'opened'])
    .execute()
}
