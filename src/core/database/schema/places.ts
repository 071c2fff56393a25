/**
 * The schema of places of care and of the checks of their details: the table definitions and the types of their rows.
 */
import type { Region } from '#shared/country/regions.ts'
import type { CheckMethod, CheckResult, NhisAnswer } from '#shared/places/place-values.ts'

export const placeTables = `
create table places (
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
);

create table place_checks (
  id text primary key,
  place_id text not null references places (id) on delete cascade,
  at text not null,
  how text not null,
  result text not null,
  user_id text references users (id) on delete set null
);
create index place_checks_by_place on place_checks (place_id, at);
create index place_checks_by_user on place_checks (user_id)
`

export type PlaceRow = {
  id: string
  /** Does not change with the name, so that links stay valid. */
  slug: string
  version: number
  name: string
  /** A list of `PlaceKind`, as JSON. */
  kinds: string
  region: Region
  district: string
  town: string
  landmark: string
  /** A list of texts, as JSON. */
  phones: string
  whatsapp: string
  days: string
  hours: string
  nhis: NhisAnswer
  ages: string
  lat: number | null
  lon: number | null
  source: string
  /** The last check that found the details right, copied from `place_checks`. */
  checked_at: string | null
  checked_how: CheckMethod | null
  /** Since when the place is in the public list; null until a check found the details right. */
  published_at: string | null
  /** The last check found that the place has closed. */
  closed_at: string | null
  created_at: string
  updated_at: string
  removed_at: string | null
}

export type PlaceCheckRow = {
  id: string
  place_id: string
  at: string
  how: CheckMethod
  result: CheckResult
  /** Null after the account was removed. */
  user_id: string | null
}
