/**
 * What was stated about the people in a picture, what was only assumed when an article with it was published, and who
 * wants the weekly email about open points. A database made by this version has all of it already.
 */
import { type Kysely, sql } from 'kysely'

const columns = ['people', 'assumed_at', 'assumed_by']

export const up = async (db: Kysely<unknown>) => {
  const tables = await db.introspection.getTables()
  const known = tables.find(({ name }) => name === 'images')?.columns.map(({ name }) => name)
  for (const name of columns)
    if (!known?.includes(name)) await sql`alter table images add column ${sql.ref(name)} text`.execute(db)
  await sql`create table if not exists open_point_emails (
  user_id text primary key references users (id) on delete cascade,
  sent_at text
)`.execute(db)
}
