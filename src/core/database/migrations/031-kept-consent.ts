import type { Kysely } from 'kysely'

// A migration never changes once it has landed. What somebody asks for anew stands beside what they agreed to before.
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('subscribers').addColumn('wish', 'text').execute()
  await db.schema
    .createTable('left_marks')
    .addColumn('mark', 'text', (column) => column.primaryKey())
    .execute()
}
