import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed. Along its index the articles with a tag are listed and counted unread.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('article_tags')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('article_tags').addColumn('there_at', 'text').execute()
  await sql`update article_tags set
    kind = (select kind from articles where id = article_id),
    there_at = (select updated_at from articles where id = article_id and removed_at is null)`.execute(db)
  await db.schema
    .createIndex('article_tags_for_editors')
    .on('article_tags')
    .columns(['slug', 'kind', 'there_at', 'article_id', 'seen_at'])
    .execute()
}
