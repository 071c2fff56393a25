import type { Kysely } from 'kysely'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('picture_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('received', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('picture_upload_parts')
    .addColumn('upload_id', 'text', (column) => column.notNull().references('picture_uploads.id').onDelete('cascade'))
    .addColumn('starts_at', 'integer', (column) => column.notNull())
    // As Base64: rows hold text and numbers alone, whatever the engine.
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_upload_parts_in_order', ['upload_id', 'starts_at'])
    .execute()
}
