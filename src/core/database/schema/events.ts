/** The schema of events, such as screening days, and of their times: the table definitions and the types of their rows. */
import type { Region } from '#shared/country/regions.ts'

export const eventTables = `
create table events (
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
  series_id text,
  sequence integer not null,
  previous_starts_at text,
  published_at text,
  cancelled_at text,
  created_at text not null,
  updated_at text not null,
  removed_at text
);
create index events_by_end on events (ends_at);
create index events_by_series on events (series_id, starts_at) where series_id is not null;
create index events_in_order on events (starts_at, id, ends_at, region) where published_at is not null and removed_at is null;
create index events_over on events (ends_at, id, region) where published_at is not null and removed_at is null;
create index events_drafts on events (starts_at, id, ends_at, region) where published_at is null and removed_at is null;
create index events_cancelled on events (starts_at, id, region) where cancelled_at is not null and published_at is not null and removed_at is null;
create index events_removed on events (starts_at, id, region) where removed_at is not null;

create table event_times (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  starts_at text not null,
  seats integer,
  taken integer not null default 0,
  check (taken >= 0 and (seats is null or taken <= seats))
);
create index event_times_by_event on event_times (event_id, starts_at)
`

export type EventRow = {
  id: string
  /** Does not change with the title, so that links stay valid. */
  slug: string
  version: number
  kind: string
  title: string
  /** Markdown. */
  text: string
  starts_at: string
  ends_at: string
  region: Region
  town: string
  landmark: string
  bring: string
  cost: string
  /** A list of language tags, as JSON. */
  languages: string
  contact: string
  /** The id of the first event of a series. */
  series_id: string | null
  /**
   * Counts the changes of time, place and cancellation (SEQUENCE in the calendar file). People who signed up are
   * notified of each change: see `signups/notices.ts`.
   */
  sequence: number
  /** The start before the event was moved. */
  previous_starts_at: string | null
  published_at: string | null
  cancelled_at: string | null
  created_at: string
  updated_at: string
  removed_at: string | null
}

/** A time slot of an event. `seats` null: no sign-up needed. `taken` is never more than `places`. */
export type EventTimeRow = { id: string; event_id: string; starts_at: string; seats: number | null; taken: number }
