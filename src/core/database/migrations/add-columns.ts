import { type Kysely, sql } from 'kysely'

/** Adds columns for text. A database made by a later version than the migration has them already. */
export const addColumns = async (db: Kysely<unknown>, table: string, names: string[]) => {
  const tables = await db.introspection.getTables()
  const known = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name)
  for (const name of names)
    if (!known?.includes(name)) await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} text`.execute(db)
}
