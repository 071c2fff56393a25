/** The devices and networks from which people have signed in. A database made by this version has the table already. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await sql`create table if not exists known_sign_ins (
  user_id text not null references users (id) on delete cascade,
  key_hash text not null,
  used_at text not null,
  primary key (user_id, key_hash)
)`.execute(db)
}
