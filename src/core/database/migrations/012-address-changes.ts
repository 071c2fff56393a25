/** Adds the changes of accounts' addresses that can still be undone. */
import { type Kysely, sql } from 'kysely'

const statements = [
  `create table address_changes (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  old_email text not null,
  at text not null,
  expires_at text not null
)`,
  'create index address_changes_by_user on address_changes (user_id)',
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
