import type { Kysely } from 'kysely'

// A migration never changes once it has landed. Articles from before get their first revision when somebody asks.
export const up = async (db: Kysely<unknown>) => {
  await revisions(db)
  await whatIsBesideAnArticle(db)
  await db.schema.alterTable('users').addColumn('name', 'text').execute()
}

const revisions = (db: Kysely<unknown>) =>
  db.schema
    .createTable('article_revisions')
    .addColumn('article_id', 'text', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('is_health', 'integer', (column) => column.notNull())
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('last_checked', 'text')
    .addColumn('reviewer', 'text')
    .addColumn('words_added', 'integer', (column) => column.notNull())
    .addColumn('words_removed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_revisions_key', ['article_id', 'number'])
    .execute()

const whatIsBesideAnArticle = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('article_drafts')
    .addColumn('article_id', 'text', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_drafts_key', ['article_id', 'user_id'])
    .execute()
  await db.schema.createIndex('article_drafts_by_user').on('article_drafts').column('user_id').execute()
  await db.schema
    .createTable('article_presence')
    .addColumn('article_id', 'text', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_presence_key', ['article_id', 'user_id'])
    .execute()
  await db.schema
    .createTable('preview_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('article_id', 'text', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('preview_links_by_article').on('preview_links').column('article_id').execute()
}
