import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed. What is known of older pictures' files is found when they are next made.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('images')
    .addColumn('file_bytes', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema.alterTable('images').addColumn('avif_at', 'text').execute()
  await db.schema.alterTable('images').addColumn('avif_claimed_at', 'text').execute()
  await db.schema
    .alterTable('images')
    .addColumn('avif_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('images_without_avif')
    .on('images')
    .columns(['created_at', 'id'])
    .where(sql.ref('avif_at'), 'is', null)
    .execute()
}
