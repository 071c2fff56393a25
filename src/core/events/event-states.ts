/** Publishes, cancels and removes events: one, or all of a series. Each state is a date (see `event-row.ts`). */
import { record } from '../audit/audit-log.ts'
import type { Database, EventRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { eventRef, findByName, lockEvent } from './event-row.ts'

/** Each does nothing if the event is in the wanted state, and throws NotFound for an unknown event. */
export const createEventStates = (db: Database, clock: Clock) => {
  const change = (id: string, action: Action) =>
    db.transaction().execute(async (trx) => {
      await setDate(trx, clock, id, action)
      return findByName(trx, id)
    })
  return {
    publish: (id: string) => change(id, 'published'),
    /** Publishes this event and every other draft of its series. */
    publishSeries: (id: string) => changeSeries(db, clock, id, 'published'),
    /** Makes the event a draft again. Throws Refused for a cancelled event, and for one with sign-ups. */
    unpublish: (id: string) => change(id, 'unpublished'),
    /** The event stays on the site, marked as cancelled. Throws Refused for a draft. */
    cancel: (id: string) => change(id, 'cancelled'),
    /** Cancels every public event of the series that is not over. */
    cancelSeries: (id: string) => changeSeries(db, clock, id, 'cancelled'),
    /** Moves the event to the trash; `restore` moves it back. Throws Refused for a public event with sign-ups. */
    remove: (id: string) => change(id, 'removed'),
    restore: (id: string) => change(id, 'restored'),
  }
}

/** The date that each action sets or clears. */
const dates = {
  published: { column: 'published_at', isSet: true },
  unpublished: { column: 'published_at', isSet: false },
  cancelled: { column: 'cancelled_at', isSet: true },
  removed: { column: 'removed_at', isSet: true },
  restored: { column: 'removed_at', isSet: false },
} as const
type Action = keyof typeof dates

/** In a transaction. Returns without a change if the event is in the wanted state. */
export const setDate = async (db: Database, clock: Clock, id: string, action: Action) => {
  const old = await lockEvent(db, id)
  const { column, isSet } = dates[action]
  if ((old[column] !== null) === isSet) return
  await mustBePossible(db, clock, old, action)
  const now = clock().toISOString()
  // Calendars and feed readers treat an event that was off the site as a new one.
  const sequence = old.sequence + (action === 'cancelled' || action === 'unpublished' ? 1 : 0)
  const values = { [column]: isSet ? now : null, sequence, updated_at: now, version: old.version + 1 }
  await db.updateTable('events').set(values).where('id', '=', id).execute()
  await record(db, clock, `events.${action}`, eventRef(old))
}

const mustBePossible = async (db: Database, clock: Clock, event: EventRow, action: Action) => {
  const { published_at, cancelled_at, ends_at } = event
  if (action === 'cancelled' && !published_at)
    throw new Refused({ state: 'This event is a draft that visitors have not seen. Move it to the trash instead.' })
  if (action === 'unpublished' && cancelled_at)
    throw new Refused({ state: 'This event is cancelled. Its page must stay, so that people find out.' })
  const isHidden = action === 'unpublished' || (action === 'removed' && published_at && !cancelled_at)
  if (!isHidden || ends_at <= clock().toISOString()) return
  const people = await signedUpFor(db, event.id)
  if (people > 0)
    throw new Refused({
      state: `${people === 1 ? '1 person has' : `${people} people have`} signed up for this event. Cancel the event instead: people are then told.`,
    })
}

const signedUpFor = async (db: Database, eventId: string) => {
  const { people } = await db
    .selectFrom('event_times')
    .select(({ fn }) => fn.sum<string | number | null>('taken').as('people'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return Number(people)
}

/** Publishes the drafts of the series, or cancels its future public events. Returns the given event. */
const changeSeries = (db: Database, clock: Clock, id: string, action: 'published' | 'cancelled') =>
  db.transaction().execute(async (trx) => {
    const { seriesId } = await findByName(trx, id)
    // Always in the same order, so that two simultaneous calls do not deadlock.
    const ids = seriesId ? await dueInSeries(trx, clock, seriesId, action) : [id]
    for (const each of ids) await setDate(trx, clock, each, action)
    return findByName(trx, id)
  })

const dueInSeries = async (db: Database, clock: Clock, seriesId: string, action: 'published' | 'cancelled') => {
  const inSeries = db
    .selectFrom('events')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('removed_at', 'is', null)
  const due =
    action === 'published'
      ? inSeries.where('published_at', 'is', null)
      : inSeries.where('published_at', 'is not', null).where('ends_at', '>', clock().toISOString())
  return (await due.orderBy('id').execute()).map((day) => day.id)
}
