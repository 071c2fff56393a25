/** The rows of events, such as screening days, and of their times. `migrations/002-events.ts` creates the tables. */
import type { Region } from '#shared/country/regions.ts'

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
  /** How many pupils a school expects. An event at a school takes no sign-ups. Null: the event is not at a school. */
  pupils: number | null
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

/** A time slot of an event. `places` null: no sign-up needed. `taken` is never more than `places`. */
export type EventTimeRow = { id: string; event_id: string; starts_at: string; places: number | null; taken: number }
