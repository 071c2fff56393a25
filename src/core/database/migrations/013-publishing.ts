import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed. What there was before is published.
export const up = async (db: Kysely<unknown>) => {
  await addColumns(db)
  await publishWhatThereIs(db)
  await indexForReaders(db)
  await indexForEditors(db)
  await db.schema
    .createTable('article_tags')
    .addColumn('article_id', 'text', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text')
    .addPrimaryKeyConstraint('article_tags_key', ['article_id', 'slug'])
    .execute()
  await db.schema
    .createIndex('article_tags_in_order')
    .on('article_tags')
    .columns(['slug', 'seen_at', 'article_id', 'tag'])
    .execute()
}

const addColumns = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('articles').addColumn('published_at', 'text').execute()
  await db.schema.alterTable('articles').addColumn('publish_at', 'text').execute()
  await db.schema
    .alterTable('articles')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('articles')
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .alterTable('articles')
    .addColumn('title_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

const publishWhatThereIs = async (db: Kysely<unknown>) => {
  await sql`update articles set published_at = updated_at, title_key = lower(title)`.execute(db)
  // Engines agree on the lower case of plain letters only.
  const { rows } = await sql<{
    id: string
    title: string
  }>`select id, title from articles where octet_length(title) > length(title)`.execute(db)
  for (const { id, title } of rows)
    await sql`update articles set title_key = ${folded(title)} where id = ${id}`.execute(db)
}

const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' }

const folded = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɛɔŋɖƒɣʋ]/gu, (letter) => letters[letter] ?? letter)

/** Readers see what is published and not removed. With all that is asked in it, skipping reads the index alone. */
const indexForReaders = async (db: Kysely<unknown>) => {
  const seen = sql<boolean>`removed_at is null and published_at is not null`
  for (const [name, columns] of [
    ['articles_in_order', ['kind', 'updated_at', 'id', 'removed_at', 'published_at']],
    ['articles_by_language', ['kind', 'language', 'updated_at', 'id', 'removed_at', 'published_at']],
  ] as const) {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on('articles')
      .columns([...columns])
      .where(seen)
      .execute()
  }
}

const indexForEditors = async (db: Kysely<unknown>) => {
  const there = sql<boolean>`removed_at is null`
  const filters = ['published_at', 'publish_at', 'language', 'author', 'created_at', 'title_key', 'removed_at']
  await db.schema
    .createIndex('articles_for_editors')
    .on('articles')
    .columns(['kind', 'updated_at', 'id', ...filters])
    .where(there)
    .execute()
  await db.schema
    .createIndex('articles_unseen')
    .on('articles')
    .columns(['kind', 'publish_at', 'updated_at', 'id', 'published_at', 'removed_at'])
    .where(sql<boolean>`removed_at is null and published_at is null`)
    .execute()
  await db.schema
    .createIndex('articles_removed')
    .on('articles')
    .columns(['kind', 'updated_at', 'id', 'removed_at'])
    .where(sql<boolean>`removed_at is not null`)
    .execute()
  await db.schema
    .createIndex('articles_due')
    .on('articles')
    .columns(['publish_at', 'id'])
    .where(sql<boolean>`publish_at is not null`)
    .execute()
}
