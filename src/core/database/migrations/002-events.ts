/** Adds events, such as screening days, and their times. */
import { type Kysely, SqliteAdapter, sql } from 'kysely'

const statements = [
  `create table events (
  id text primary key,
  slug text not null unique,
  version integer not null,
  kind text not null,
  title text not null,
  text text not null,
  starts_at text not null,
  ends_at text not null,
  region text not null,
  town text not null,
  landmark text not null,
  bring text not null,
  cost text not null,
  languages text not null,
  contact text not null,
  pupils integer,
  series_id text,
  sequence integer not null,
  previous_starts_at text,
  published_at text,
  cancelled_at text,
  created_at text not null,
  updated_at text not null,
  removed_at text
)`,
  'create index events_in_order on events (starts_at, id) where published_at is not null and removed_at is null',
  'create index events_by_end on events (ends_at)',
  'create index events_by_series on events (series_id, starts_at) where series_id is not null',
  `create table event_times (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  starts_at text not null,
  places integer,
  taken integer not null default 0,
  check (taken >= 0 and (places is null or taken <= places))
)`,
  'create index event_times_by_event on event_times (event_id, starts_at)',
]

// On PostgreSQL other processes are notified of each change of a public row: see 001-schema. A sign-up changes only the
// number of places that are taken, and no cached page shows that number.
const triggers = [
  'create trigger notify_of_change after insert or update or delete on events for each row execute function notify_of_change()',
  'create trigger notify_of_change after insert or update of starts_at, places or delete on event_times for each row execute function notify_of_change()',
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  for (const trigger of triggers) await sql.raw(trigger).execute(db)
}
