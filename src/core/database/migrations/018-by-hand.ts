/**
 * What users record for others, a question by phone and a volunteer from a paper list, and how a volunteer was welcomed.
 * A database made by this version has the columns already.
 */
import { type Kysely, sql } from 'kysely'

const columns = {
  questions: ['came_by'],
  volunteers: ['agreed_on', 'welcomed_at', 'welcomed_by'],
}

export const up = async (db: Kysely<unknown>) => {
  const tables = await db.introspection.getTables()
  for (const [table, names] of Object.entries(columns)) {
    const known = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name)
    for (const name of names)
      if (!known?.includes(name))
        await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} text`.execute(db)
  }
}
