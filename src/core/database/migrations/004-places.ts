/** Adds places of care and the checks of their details. */
import { type Kysely, SqliteAdapter, sql } from 'kysely'

const statements = [
  `create table places (
  id text primary key,
  slug text not null unique,
  version integer not null,
  name text not null,
  kinds text not null,
  region text not null,
  district text not null,
  town text not null,
  landmark text not null,
  phones text not null,
  whatsapp text not null,
  days text not null,
  hours text not null,
  nhis text not null,
  ages text not null,
  lat double precision,
  lon double precision,
  source text not null,
  checked_at text,
  checked_how text,
  published_at text,
  closed_at text,
  created_at text not null,
  updated_at text not null,
  removed_at text
)`,
  `create table place_checks (
  id text primary key,
  place_id text not null references places (id) on delete cascade,
  at text not null,
  how text not null,
  result text not null,
  user_id text references users (id) on delete set null
)`,
  'create index place_checks_by_place on place_checks (place_id, at)',
  'create index place_checks_by_user on place_checks (user_id)',
]

// On PostgreSQL other processes are notified of each change of a public row: see 001-schema.
const trigger =
  'create trigger notify_of_change after insert or update or delete on places for each row execute function notify_of_change()'

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) await sql.raw(trigger).execute(db)
}
