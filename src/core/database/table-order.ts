/** The tables of any version of the database, in an order in which rows can be inserted. */
import { type Kysely, sql } from 'kysely'
import { isSqlite } from './dialect.ts'

/** A table comes after those that its rows reference. */
export const tablesInOrder = async <Tables>(db: Kysely<Tables>) => {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
  const references = await referencesIn(db)
  const ordered = new Set<string>()
  const visit = (table: string) => {
    for (const { source, target } of references) if (source === table && target !== table) visit(target)
    ordered.add(table)
  }
  tables.forEach(visit)
  return [...ordered]
}

type Reference = { source: string; target: string }

const referencesIn = async <Tables>(db: Kysely<Tables>) => {
  const query = isSqlite(db)
    ? sql<Reference>`select m.name as source, r."table" as target from sqlite_master m, pragma_foreign_key_list(m.name) r where m.type = 'table'`
    : sql<Reference>`select s.relname as source, t.relname as target from pg_constraint c join pg_class s on s.oid = c.conrelid join pg_class t on t.oid = c.confrelid where c.contype = 'f'`
  return (await query.execute(db)).rows
}
