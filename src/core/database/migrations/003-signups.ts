/**
 * Adds sign-ups for days with limited places, the check-in marks, the stored counts, and permissions of single users.
 */
import { type Kysely, sql } from 'kysely'

const statements = [
  `create table signups (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  time_id text not null references event_times (id) on delete cascade,
  number integer not null,
  called_by text not null,
  people integer not null,
  email text,
  email_key text,
  phone text,
  code_hash text not null unique,
  wording text not null,
  created_at text not null,
  given_back_at text,
  told_sequence integer not null,
  reminded_24_at text,
  reminded_3_at text,
  came_at text,
  gone_at text,
  unique (time_id, number)
)`,
  'create index signups_by_event on signups (event_id)',
  'create index signups_by_email on signups (email_key) where email_key is not null',
  `-- No references: the emails of a sign-up must be found and deleted even when its event was deleted.
create table signup_emails (
  email_id text primary key,
  signup_id text not null
)`,
  'create index signup_emails_by_signup on signup_emails (signup_id)',
  `create table door_marks (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  signup_id text references signups (id) on delete cascade,
  kind text not null,
  amount integer not null,
  at text not null
)`,
  'create index door_marks_by_event on door_marks (event_id)',
  'create index door_marks_by_signup on door_marks (signup_id)',
  `-- The row of the whole day has an empty time_id.
create table event_counts (
  event_id text not null references events (id) on delete cascade,
  time_id text not null,
  signed integer,
  came integer,
  walked_in integer,
  tested integer,
  sent_on integer,
  primary key (event_id, time_id)
)`,
  `create table user_grants (
  user_id text not null references users (id) on delete cascade,
  permission text not null,
  primary key (user_id, permission)
)`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
