/**
 * Events, such as screening days. Start reading this folder here. Every change of time, place or cancellation
 * raises `sequence`: `signups/notices.ts` then notifies the people who signed up.
 */
import type { Insertable } from 'kysely'
import { dayOf } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { withTown } from '#shared/names-town.ts'
import { type Event, type EventChange, type EventsQuery, endNeeded, type NewEvent } from '#shared/shapes/event.ts'
import { freeSlug, shortSlugOf } from '#shared/slug.ts'
import { record } from '../audit/audit-log.ts'
import type { Database, EventRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import { pageOfEvents } from './event-list.ts'
import { eventColumns, eventNotFound, eventRef, findByName, isSameRow, lockEvent, wholeMinute } from './event-row.ts'
import { createEventStates, setDate } from './event-states.ts'
import { addTimes, minutesBetween, saveTimes, takenTimesOf, untoldOf } from './event-times.ts'
import { eventsOfSeries } from './series.ts'

export type EventService = ReturnType<typeof createEvents>

/** `sendsEmail`: whether the site can send email at present. */
export const createEvents = (db: Database, clock: Clock, sendsEmail = async () => true) => {
  const states = createEventStates(db, clock)
  /** With how those can be told who do not know of a change yet. */
  const telling = async <E extends Event>(event: E) => ({
    ...event,
    untold: await untoldOf(db, event, await sendsEmail()),
  })
  return {
    list: (query: EventsQuery) => pageOfEvents(db, clock, query),
    /** By its id or its slug. Throws NotFound for an event that visitors may not see. */
    findPublic: async (name: string) => {
      const event = await findByName(db, name)
      if (event.state === 'draft' || event.state === 'removed') throw eventNotFound()
      return event
    },
    /** By its id or its slug: any event, with its times. */
    find: async (name: string) => {
      const event = await findByName(db, name)
      return { event, times: await takenTimesOf(db, event._id, await sendsEmail()) }
    },
    /** Creates a draft, or one draft for each event of a series, and publishes them if asked to; returns the first. */
    add: (fields: NewEvent) => addEvent(db, clock, fields),
    change: async (id: string, change: EventChange) => telling(await changeEvent(db, clock, id, change)),
    ...states,
    cancel: async (id: string) => telling(await states.cancel(id)),
  }
}

const addEvent = async (db: Database, clock: Clock, { repeat, publish, ...first }: NewEvent) => {
  mustEndAfterStart(first.startsAt, first.endsAt)
  const id = newId()
  const [, ...others] = repeat ? eventsOfSeries(first, repeat) : []
  const seriesId = repeat ? id : null
  return db.transaction().execute(async (trx) => {
    for (const [index, event] of [first, ...others].entries()) {
      const eventId = index === 0 ? id : newId()
      await insertEvent(trx, clock, event, { id: eventId, seriesId })
      if (publish) await setDate(trx, clock, eventId, 'published')
    }
    return findByName(trx, id)
  })
}

type NewIds = { id: string; seriesId: string | null }

const insertEvent = async (
  db: Database,
  clock: Clock,
  { times, ...fields }: Omit<NewEvent, 'repeat' | 'publish'>,
  { id, seriesId }: NewIds,
) => {
  const now = clock().toISOString()
  const { startsAt, endsAt, languages, ...texts } = fields
  const row: Insertable<EventRow> = {
    ...texts,
    id,
    slug: await slugFor(db, fields),
    version: 1,
    starts_at: wholeMinute(startsAt),
    ends_at: wholeMinute(endsAt),
    languages: JSON.stringify(languages),
    series_id: seriesId,
    sequence: 0,
    created_at: now,
    updated_at: now,
  }
  await db.insertInto('events').values(row).execute()
  await addTimes(db, row, times)
  await record(db, clock, 'events.added', eventRef(row))
}

const mustEndAfterStart = (startsAt: string, endsAt: string) => {
  if (wholeMinute(endsAt) <= wholeMinute(startsAt)) throw new Refused({ endsAt: endNeeded })
}

/** Words of the title and the town, and the date; with a number if another event has that slug. */
const slugFor = async (db: Database, { title, town, startsAt }: Pick<NewEvent, 'title' | 'town' | 'startsAt'>) => {
  const words = shortSlugOf(withTown(title, town), limits.slug.max - 16) || 'event'
  const slug = `${words}-${dayOf(new Date(startsAt).toISOString())}`
  const rows = await db.selectFrom('events').select('slug').where('slug', 'like', `${slug}%`).execute()
  return freeSlug(slug, rows)
}

const changeEvent = (db: Database, clock: Clock, id: string, { publish, ...change }: EventChange) =>
  db.transaction().execute(async (trx) => {
    await saveChange(trx, clock, id, change)
    if (publish) await setDate(trx, clock, id, 'published')
    return findByName(trx, id)
  })

const saveChange = async (db: Database, clock: Clock, id: string, { version, times, ...fields }: EventChange) => {
  const old = await lockEvent(db, id)
  if (old.removed_at) throw eventNotFound()
  const taken = await takenTimesOf(db, id)
  mustBeNewest(version, 'event', 'event', await findByName(db, id), { times: taken })
  const changed: EventRow = { ...old, ...eventColumns(fields) }
  mustEndAfterStart(changed.starts_at, changed.ends_at)
  const { moved, hasChanged } = await saveTimes(db, old, changed, times)
  // Saving an unchanged form changes nothing: calendars and feed readers would show the event as new.
  if (!hasChanged && isSameRow(old, changed)) return
  const { id: _, ...values } = { ...changed, ...moveOf(old, changed, moved) }
  const saved = { ...values, version: old.version + 1, updated_at: clock().toISOString() }
  await db.updateTable('events').set(saved).where('id', '=', id).execute()
  if (moved.length > 0 && !isMoved(old, changed)) await tellOnly(db, old, moved, saved.sequence)
  await record(db, clock, 'events.changed', eventRef(changed))
}

const isEarlierOrLater = (old: EventRow, changed: EventRow) => minutesBetween(old.starts_at, changed.starts_at) !== 0

const isMoved = (old: EventRow, changed: EventRow) =>
  isEarlierOrLater(old, changed) ||
  minutesBetween(old.ends_at, changed.ends_at) !== 0 ||
  (['town', 'landmark', 'region'] as const).some((column) => old[column] !== changed[column])

/**
 * Further columns that a change of time or place sets, of the event or of its time slots. Nobody was informed of the
 * time of a draft, and nobody expects a cancelled event.
 */
const moveOf = (old: EventRow, changed: EventRow, movedTimes: string[]) => {
  if (!old.published_at || old.cancelled_at) return {}
  return {
    ...(isEarlierOrLater(old, changed) && { previous_starts_at: old.starts_at }),
    ...((isMoved(old, changed) || movedTimes.length > 0) && { sequence: old.sequence + 1 }),
  }
}

/** Nothing has changed for the people at other times of the event. */
const tellOnly = (db: Database, { id, sequence: before }: EventRow, times: string[], sequence: number) =>
  db
    .updateTable('signups')
    .set({ told_sequence: sequence })
    .where('event_id', '=', id)
    .where('told_sequence', '=', before)
    .where('time_id', 'not in', times)
    .execute()
