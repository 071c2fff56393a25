import type { Kysely } from 'kysely'
import { keyIsAll } from '../dialect.ts'

// A migration never changes once it has landed. What articles there are is indexed at the start that follows.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('search_numbers')
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await (db as Kysely<{ search_numbers: { last: number } }>).insertInto('search_numbers').values({ last: 0 }).execute()

  await db.schema
    .createTable('search_articles')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('article_id', 'text', (column) =>
      column.notNull().unique().references('articles.id').onDelete('cascade'),
    )
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('word_ids', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('search_words')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('word', 'text', (column) => column.notNull().unique())
    .addColumn('start', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('search_words_by_start').on('search_words').columns(['start', 'word']).execute()

  await db.schema
    .createTable('search_skeletons')
    .addColumn('skeleton', 'text', (column) => column.notNull())
    .addColumn('word_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_skeletons_key', ['skeleton', 'word_id'])
    .modifyEnd(keyIsAll(db))
    .execute()

  await db.schema
    .createTable('search_postings')
    .addColumn('word_id', 'integer', (column) => column.notNull())
    .addColumn('in_title', 'integer', (column) => column.notNull())
    .addColumn('article_number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_postings_in_order', ['word_id', 'in_title', 'article_number'])
    .modifyEnd(keyIsAll(db))
    .execute()
}
