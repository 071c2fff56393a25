/** Reads a sign-up together with its time and its event, and maps it to the API's fields. */
import type { Signup } from '#shared/shapes/signup.ts'
import { eventsWording } from '#shared/wording/events.ts'
import type { Database, EventRow, EventTimeRow, SignupRow } from '../database/tables.ts'
import { bouncedSignups } from '../events/event-times.ts'

export const signupsWithEvent = (db: Database) =>
  db
    .selectFrom('signups')
    .innerJoin('event_times', 'event_times.id', 'signups.time_id')
    .innerJoin('events', 'events.id', 'signups.event_id')
    .selectAll('signups')
    .select('event_times.starts_at as time_starts_at')
    .select(eventColumnNames)
    .select((eb) => eb('signups.id', 'in', bouncedSignups(db)).as('has_bounced'))

const shown = ['slug', 'title', 'starts_at', 'ends_at', 'landmark', 'town', 'region', 'cancelled_at'] as const

/** The columns of the event that a sign-up needs. */
export const eventColumnNames = [...shown.map((name) => `events.${name}` as const), 'events.sequence'] as const

type EventColumns = Pick<EventRow, (typeof shown)[number]>
export type SignupWithEvent = SignupRow &
  EventColumns & { time_starts_at: EventTimeRow['starts_at']; sequence: number; has_bounced: unknown }

export const toSignupEvent = (row: EventColumns) => ({
  slug: row.slug,
  title: row.title,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  place: eventsWording.where(row),
  cancelledAt: row.cancelled_at ?? undefined,
})

export const toSignup = (row: SignupWithEvent): Signup => ({
  calledBy: row.called_by,
  people: row.people,
  startsAt: row.time_starts_at,
  getsEmail: row.email !== null,
  givenBackAt: row.given_back_at ?? undefined,
  event: toSignupEvent(row),
})
