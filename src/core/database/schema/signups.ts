/**
 * The schema of sign-ups, check-in marks, the counts of an event, and permissions of single users: the table definitions
 * and the types of their rows.
 */
import type { DoorMarkKind } from '#shared/door-marks.ts'
import type { GrantablePermission } from '#shared/permissions.ts'

export const signupTables = `
create table signups (
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
);
create index signups_by_event on signups (event_id);
create index signups_by_email on signups (email_key) where email_key is not null;

-- No references: the emails of a sign-up must be found and deleted even when its event was deleted.
create table signup_emails (
  email_id text primary key,
  signup_id text not null
);
create index signup_emails_by_signup on signup_emails (signup_id);

create table door_marks (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  signup_id text references signups (id) on delete cascade,
  kind text not null,
  amount integer not null,
  at text not null
);
create index door_marks_by_event on door_marks (event_id);
create index door_marks_by_signup on door_marks (signup_id);

-- The row of the whole day has an empty time_id.
create table event_counts (
  event_id text not null references events (id) on delete cascade,
  time_id text not null,
  signed integer,
  came integer,
  walked_in integer,
  tested integer,
  sent_on integer,
  primary key (event_id, time_id)
);

create table user_grants (
  user_id text not null references users (id) on delete cascade,
  permission text not null,
  primary key (user_id, permission)
)
`

/**
 * A sign-up for one or more people. A cancelled one keeps its number and code, without name, email and phone. The row
 * is deleted two days after the event.
 */
export type SignupRow = {
  id: string
  event_id: string
  time_id: string
  /** Counts up within the time slot, and is never used twice: the phones at the door identify a sign-up by it. */
  number: number
  called_by: string
  people: number
  email: string | null
  email_key: string | null
  phone: string | null
  /** The hash of the code that shows the sign-up. The code is computed from the id: see `signups/signup-codes.ts`. */
  code_hash: string
  /** The version of the wording beside the form: see `shared/wording/signups.ts`. */
  wording: string
  created_at: string
  given_back_at: string | null
  /** The `sequence` of the event about which this person was informed; a later one is announced by email. */
  told_sequence: number
  /** When the reminder a day before was queued, or was not needed. */
  reminded_24_at: string | null
  /** When the reminder three hours before was queued, or was not needed. */
  reminded_3_at: string | null
  came_at: string | null
  gone_at: string | null
}

/** The outbox emails that belong to a sign-up, so that they are deleted with it. */
export type SignupEmailRow = { email_id: string; signup_id: string }

/** One tap at the door. The phone makes the `id`, so a mark that arrives twice counts once. */
export type DoorMarkRow = {
  id: string
  event_id: string
  signup_id: string | null
  kind: DoorMarkKind
  /** 1, or -1 to undo a count. */
  amount: number
  at: string
}

/**
 * How many people signed up, came, walked in, were tested and were referred. `time_id` is empty for the whole event.
 * Null: counted from the marks while they exist.
 */
export type EventCountRow = {
  event_id: string
  time_id: string
  signed: number | null
  came: number | null
  walked_in: number | null
  tested: number | null
  sent_on: number | null
}

/** A permission that this user has in addition to those of the role. */
export type UserGrantRow = { user_id: string; permission: GrantablePermission }
