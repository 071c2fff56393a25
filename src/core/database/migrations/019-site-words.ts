import type { Kysely } from 'kysely'
import { tellOfWrites } from '../dialect.ts'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('site_parts')
    .addColumn('part', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute()
  await tellOfWrites(db, ['site_parts'])
  await db.schema
    .createTable('site_versions')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_versions_key', ['part', 'version'])
    .execute()
  await db.schema
    .createTable('site_previews')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
}
