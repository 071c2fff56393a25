/** Adds when a password was reset, and the changes of the mail account: for a day they hold approvals back. */
import { type Kysely, sql } from 'kysely'

const statements = [
  'alter table users add column password_reset_at text',
  `create table mail_account_changes (
  id text primary key,
  at text not null,
  missed integer not null
)`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
