/** The schema of events, such as screening days, and of their times. */
import type { Region } from '#shared/country/regions.ts'
import { integer, table, text } from './table.ts'

export const eventTables = {
  events: table({
    id: text('primary key'),
    /** Does not change with the title, so that links stay valid. */
    slug: text('not null unique'),
    version: integer('not null'),
    kind: text('not null'),
    title: text('not null'),
    /** Markdown. */
    text: text('not null'),
    starts_at: text('not null'),
    ends_at: text('not null'),
    region: text<Region>('not null'),
    town: text('not null'),
    landmark: text('not null'),
    bring: text('not null'),
    cost: text('not null'),
    /** A list of language tags, as JSON. */
    languages: text('not null'),
    contact: text('not null'),
    /** The id of the first event of a series. */
    series_id: text(),
    /**
     * Counts the changes of time, place and cancellation (SEQUENCE in the calendar file). People who signed up are
     * notified of each change: see `signups/notices.ts`.
     */
    sequence: integer('not null'),
    /** The start before the event was moved. */
    previous_starts_at: text(),
    published_at: text(),
    cancelled_at: text(),
    created_at: text('not null'),
    updated_at: text('not null'),
    removed_at: text(),
  })
    .index('events_by_end', '(ends_at)')
    .index('events_by_series', '(series_id, starts_at) where series_id is not null')
    .index('events_in_order', '(starts_at, id, ends_at, region) where published_at is not null and removed_at is null')
    .index('events_over', '(ends_at, id, region) where published_at is not null and removed_at is null')
    .index('events_drafts', '(starts_at, id, ends_at, region) where published_at is null and removed_at is null')
    .index(
      'events_cancelled',
      '(starts_at, id, region) where cancelled_at is not null and published_at is not null and removed_at is null',
    )
    .index('events_removed', '(starts_at, id, region) where removed_at is not null'),
  /** A time slot of an event. `seats` null: no sign-up needed. `taken` is never more than `seats`. */
  event_times: table({
    id: text('primary key'),
    event_id: text('not null references events (id) on delete cascade'),
    starts_at: text('not null'),
    seats: integer(),
    taken: integer('not null default 0'),
  })
    .constraint('check (taken >= 0 and (seats is null or taken <= seats))')
    .index('event_times_by_event', '(event_id, starts_at)'),
}
