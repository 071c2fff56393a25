/** Stores the time slots of an event, with their places. A time slot keeps its id, and with it its sign-ups. */
import type { NewEvent } from '#shared/shapes/event.ts'
import type { Database } from '../database/open.ts'
import { Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { wholeMinute } from './event-row.ts'

type Times = NewEvent['times']

type Event = { id: string; starts_at: string; ends_at: string }

/** Throws Refused rather than take a place from a person who signed up, and for a time outside of the event. */
export const saveTimes = async (db: Database, event: Event, times: Times) => {
  const eventId = event.id
  for (const { startsAt } of times) mustBeWithin(event, wholeMinute(startsAt))
  const stored = await db.selectFrom('event_times').selectAll().where('event_id', '=', eventId).execute()
  const kept = new Set(times.map(({ _id }) => _id))
  for (const { id, taken } of stored.filter((row) => !kept.has(row.id))) {
    if (taken > 0)
      throw new Refused({
        times: 'People have signed up for a time that you removed. Cancel the event, or keep the time.',
      })
    await db.deleteFrom('event_times').where('id', '=', id).where('taken', '=', 0).execute()
  }
  for (const { _id, startsAt, places } of times) {
    const old = stored.find(({ id }) => id === _id)
    const values = { starts_at: wholeMinute(startsAt), places }
    if (!old)
      await db
        .insertInto('event_times')
        .values({ id: newId(), event_id: eventId, taken: 0, ...values })
        .execute()
    else await changeTime(db, old, values)
  }
}

const mustBeWithin = ({ starts_at, ends_at }: Event, time: string) => {
  const [start, end] = [wholeMinute(starts_at), wholeMinute(ends_at)]
  if (time >= start && time < end) return
  const [at, first, last] = [time, start, end].map((each) => each.slice(0, 16).replace('T', ' '))
  throw new Refused({ times: `A time is ${at}; it must be within the event, from ${first} to before ${last} (UTC).` })
}

const changeTime = async (
  db: Database,
  { id, taken }: { id: string; taken: number },
  values: { starts_at: string; places: number | null },
) => {
  const mustKeep = values.places === null ? taken > 0 : values.places < taken
  if (mustKeep)
    throw new Refused({
      times: `${taken} places at one of the times are taken. That time needs at least as many places.`,
    })
  await db.updateTable('event_times').set(values).where('id', '=', id).execute()
}

/** For editors: includes how many places are taken. */
export const takenTimesOf = async (db: Database, eventId: string) => {
  const rows = await db
    .selectFrom('event_times')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, starts_at: startsAt, places, taken }) => ({ _id: id, startsAt, places, taken }))
}

/** If an event moves, its time slots move with it. */
export const moveTimes = async (db: Database, eventId: string, minutes: number) => {
  const rows = await db.selectFrom('event_times').selectAll().where('event_id', '=', eventId).execute()
  for (const { id, starts_at } of rows)
    await db
      .updateTable('event_times')
      .set({ starts_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString() })
      .where('id', '=', id)
      .execute()
}
