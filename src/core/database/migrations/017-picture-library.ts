import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await addColumns(db)
  await db.schema.createIndex('images_in_order').on('images').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('articles_by_image').on('articles').column('image_id').execute()

  await db.schema
    .createTable('picture_uses')
    .addColumn('picture_id', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.references('articles.id').onDelete('cascade'))
    .addColumn('part', 'text')
    .execute()
  await db.schema.createIndex('picture_uses_by_picture').on('picture_uses').column('picture_id').execute()
  await db.schema.createIndex('picture_uses_by_article').on('picture_uses').column('article_id').execute()
  await noteUses(db as Kysely<Found>)
}

const addColumns = async (db: Kysely<unknown>) => {
  const text = ['consent_at', 'consent_by'] as const
  for (const name of text) await db.schema.alterTable('images').addColumn(name, 'text').execute()
  for (const name of ['focus_x', 'focus_y']) await db.schema.alterTable('images').addColumn(name, 'integer').execute()
  for (const name of ['is_decorative', 'in_library'])
    await db.schema
      .alterTable('images')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await db.schema
    .alterTable('images')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

type Found = {
  articles: { id: string; content: string }
  picture_uses: { picture_id: string; article_id: string | null; part: string | null }
}

/** Somebody may have written the address of a picture into a text by hand. */
const noteUses = async (db: Kysely<Found>) => {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'content'])
    .where('content', 'like', sql.lit('%/media/%'))
    .execute()
  for (const { id, content } of rows)
    for (const picture of new Set(Array.from(content.matchAll(/\/media\/([0-9a-z]{16})[-.]/g), ([, found]) => found)))
      await db
        .insertInto('picture_uses')
        .values({ picture_id: picture ?? '', article_id: id, part: null })
        .execute()
}
