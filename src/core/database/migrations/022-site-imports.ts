/** The import in the admin area. A database made by this version has the table already. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await sql`create table if not exists site_imports (
  id text primary key,
  state text not null,
  heartbeat_at text not null
)`.execute(db)
}
