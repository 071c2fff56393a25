/** The roles become jobs, with the same permissions; the one permission that could be granted becomes the job Door. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  const tables = await db.introspection.getTables()
  if (tables.some(({ name }) => name === 'user_grants')) {
    await sql`update users set role = 'writer events door'
      where role = 'editor' and id in (select user_id from user_grants where permission = 'signups.read')`.execute(db)
    await sql`drop table user_grants`.execute(db)
  }
  for (const table of ['users', 'invitations']) {
    await sql`update ${sql.table(table)} set role = 'writer events' where role = 'editor'`.execute(db)
    await sql`update ${sql.table(table)} set role = 'inbox' where role = 'responder'`.execute(db)
  }
}
