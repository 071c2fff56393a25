/** The lists of events, and the events that need attention. */
import { limits } from '#shared/limits.ts'
import type { EventsQuery } from '#shared/shapes/event.ts'
import { countRows, countWithOldest } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { ago, type Clock, days, later } from '../lib/clock.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { toEvents } from './event-row.ts'

type When = EventsQuery['when']

const eventsIn = (db: Database, trash: 'is' | 'is not') => db.selectFrom('events').where('removed_at', trash, null)

/** Not ordered. `coming` includes cancelled events, and drafts are only in `drafts`. */
export const eventsWhen = (db: Database, clock: Clock, when: When) => {
  const now = clock().toISOString()
  if (when === 'removed') return eventsIn(db, 'is not')
  const events = eventsIn(db, 'is')
  if (when === 'drafts') return events.where('published_at', 'is', null)
  const published = events.where('published_at', 'is not', null)
  if (when === 'coming') return published.where('ends_at', '>', now)
  if (when === 'cancelled') return published.where('cancelled_at', 'is not', null)
  const past = published.where('ends_at', '<=', now)
  return when === 'past' ? past : uncounted(past, clock)
}

/** Past events without any check-in mark or count from the paper list. */
const uncounted = (past: ReturnType<typeof eventsIn>, clock: Clock) =>
  past
    .where('ends_at', '>', ago(clock, days(limits.dashboardDays)))
    .where('cancelled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('door_marks').select('door_marks.id').whereRef('event_id', '=', 'events.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_counts')
            .select('event_id')
            .whereRef('event_id', '=', 'events.id')
            .where(({ or, eb }) => or([eb('came', 'is not', null), eb('walked_in', 'is not', null)])),
        ),
      ),
    )

/** The next event first, or the latest past one. Each list has an index: see `database/schema/events.ts`. */
const orderOf = (when: When) => {
  if (when === 'past' || when === 'uncounted') return { column: 'ends_at', direction: 'desc' } as const
  return { column: 'starts_at', direction: when === 'cancelled' ? 'desc' : 'asc' } as const
}

export const pageOfEvents = async (db: Database, clock: Clock, { when, region, page, limit }: EventsQuery) => {
  const all = eventsWhen(db, clock, when)
  const query = region ? all.where('region', '=', region) : all
  const { column, direction } = orderOf(when)
  // Only the ids of the whole list are read, from an index that contains all required columns.
  const ids = query
    .select('id')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offsetOf(page, limit))
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .execute()
  return toPage(await toEvents(db, rows), await countRows(query), page, limit)
}

/** The events of the next seven days that are not cancelled; if there is none, the next ones. */
export const nextEventsFrom = async (db: Database, clock: Clock) => {
  const coming = eventsWhen(db, clock, 'coming')
    .where('cancelled_at', 'is', null)
    .selectAll()
    .orderBy('starts_at')
    .orderBy('id')
  const thisWeek = await coming.where('starts_at', '<', later(clock, days(7))).execute()
  return toEvents(db, thisWeek.length > 0 ? thisWeek : await coming.limit(limits.dashboardEvents).execute())
}

/** A draft of a past event needs no attention. */
export const countEventDrafts = (db: Database, clock: Clock) =>
  countRows(eventsWhen(db, clock, 'drafts').where('ends_at', '>', clock().toISOString()))

export const countUncountedEvents = (db: Database, clock: Clock) =>
  countWithOldest(eventsWhen(db, clock, 'uncounted'), 'ends_at')
