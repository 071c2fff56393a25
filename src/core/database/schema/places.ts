/** The schema of places of care and of the checks of their details. */
import type { Region } from '#shared/country/regions.ts'
import type { CheckMethod, CheckResult, NhisAnswer } from '#shared/places/place-values.ts'
import { double, integer, table, text } from './table.ts'

export const placeTables = {
  places: table({
    id: text('primary key'),
    /** Does not change with the name, so that links stay valid. */
    slug: text('not null unique'),
    version: integer('not null'),
    name: text('not null'),
    /** A list of `PlaceKind`, as JSON. */
    kinds: text('not null'),
    region: text<Region>('not null'),
    district: text('not null'),
    town: text('not null'),
    landmark: text('not null'),
    /** A list of texts, as JSON. */
    phones: text('not null'),
    whatsapp: text('not null'),
    days: text('not null'),
    hours: text('not null'),
    nhis: text<NhisAnswer>('not null'),
    ages: text('not null'),
    lat: double(),
    lon: double(),
    source: text('not null'),
    /** The last check that found the details right, copied from `place_checks`. */
    checked_at: text(),
    checked_how: text<CheckMethod>(),
    /** Since when the place is in the public list; null until a check found the details right. */
    published_at: text(),
    /** The last check found that the place has closed. */
    closed_at: text(),
    created_at: text('not null'),
    updated_at: text('not null'),
    removed_at: text(),
  }),
  place_checks: table({
    id: text('primary key'),
    place_id: text('not null references places (id) on delete cascade'),
    at: text('not null'),
    how: text<CheckMethod>('not null'),
    result: text<CheckResult>('not null'),
    /** Null after the account was removed. */
    user_id: text('references users (id) on delete set null'),
  })
    .index('place_checks_by_place', '(place_id, at)')
    .index('place_checks_by_user', '(user_id)'),
}
