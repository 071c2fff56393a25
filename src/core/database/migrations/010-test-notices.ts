/**
 * Adds the test notices of users. The time of the latest notice goes: the outbox knows it, for each kind of notice.
 */
import { type Kysely, sql } from 'kysely'

const statements = [
  'alter table reply_preferences drop column noticed_at',
  'alter table reply_preferences add column test_token_hash text',
  'alter table reply_preferences add column test_opened_at text',
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
