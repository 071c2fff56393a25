import type { Kysely } from 'kysely'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // 1 while it is being made, then null: there cannot be two at once.
    .addColumn('is_running', 'integer', (column) => column.unique())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('beat_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('file', 'text')
    .execute()
}
