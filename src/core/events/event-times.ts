/** Stores the time slots of an event, with their seats. A time slot keeps its id, and with it its sign-ups. */
import { country } from '#shared/country/country.ts'
import { clockTime, dayOf } from '#shared/format.ts'
import type { NewEvent, TakenTime } from '#shared/shapes/event.ts'
import type { Database, EventTimeRow, SignupRow } from '../database/tables.ts'
import { Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { wholeMinute } from './event-row.ts'

type Times = NewEvent['times']
type Time = Times[number]

type Event = { id: string; starts_at: string; ends_at: string }

const timesOf = (db: Database, eventId: string) =>
  db.selectFrom('event_times').selectAll().where('event_id', '=', eventId).orderBy('starts_at').orderBy('id').execute()

/** How far an event or a time moves. Old ones may have seconds, which no form shows and sends back. */
export const minutesBetween = (before: string, after: string) =>
  (Date.parse(wholeMinute(after)) - Date.parse(wholeMinute(before))) / 60_000

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** For a new event. Throws Refused for a time outside of the event. */
export const addTimes = (db: Database, event: Event, times: Times) => saveTimes(db, event, event, times)

/**
 * Returns the ids of the time slots that start at another time than before, and whether anything has changed. Without
 * `times`, the slots move with the event. Throws Refused rather than take a seat from a person who signed up, and for
 * a new or changed time outside of the event.
 */
export const saveTimes = async (db: Database, before: Event, event: Event, times: Times | undefined) => {
  const stored = await timesOf(db, event.id)
  const distance = minutesBetween(before.starts_at, event.starts_at)
  const wanted = times ? identified(stored, times, distance) : stored.map((row) => movedBy(row, distance))
  const removed = stored.filter(({ id }) => !wanted.some(({ _id }) => _id === id))
  const isMoved = before.starts_at !== event.starts_at || before.ends_at !== event.ends_at
  const changed = wanted.filter(({ old, startsAt, seats }) => old?.starts_at !== startsAt || old.seats !== seats)
  for (const { startsAt } of times ? (isMoved ? wanted : changed) : []) mustBeWithin(event, startsAt)
  for (const row of removed) await removeTime(db, row)
  for (const time of changed) await (time.old ? changeTime(db, time.old, time) : insertTime(db, event.id, time))
  const moved = changed.filter(({ old, startsAt }) => old && minutesBetween(old.starts_at, startsAt) !== 0)
  return { moved: moved.flatMap(({ old }) => old?.id ?? []), hasChanged: removed.length + changed.length > 0 }
}

type Wanted = { _id: string | undefined; old: EventTimeRow | undefined; startsAt: string; seats: number | null }

const movedBy = (old: EventTimeRow, minutes: number): Wanted => ({
  ...{ _id: old.id, old, seats: old.seats },
  startsAt: minutes === 0 ? old.starts_at : later(old.starts_at, minutes),
})

/** Finds the stored slot of each time: by its `_id`, or without one as `EventTime` describes. */
const identified = (stored: EventTimeRow[], times: Times, distance: number): Wanted[] => {
  const named = new Set(times.flatMap(({ _id }) => _id ?? []))
  if (named.size < times.filter(({ _id }) => _id).length)
    throw new Refused({ times: 'Two times have the same _id. Each time needs its own.' })
  const free = stored.filter(({ id }) => !named.has(id))
  const unnamed = times.filter(({ _id }) => !_id)
  const isAt = (minutes: number) => (row: EventTimeRow, time: Time) =>
    wholeMinute(later(row.starts_at, minutes)) === wholeMinute(time.startsAt)
  const haveMoved = paired(free, unnamed, isAt(distance))
  const matched = haveMoved.size === free.length ? haveMoved : paired(free, unnamed, isAt(0))
  return times.map((time) => {
    const old = time._id ? stored.find(({ id }) => id === time._id) : matched.get(time)
    const startsAt = wholeMinute(time.startsAt)
    return { _id: old?.id ?? time._id, old, startsAt, seats: time.seats }
  })
}

/** Each row belongs to at most one time. */
const paired = (rows: EventTimeRow[], times: Times, fits: (row: EventTimeRow, time: Time) => boolean) => {
  const left = new Set(rows)
  const pairs = new Map<Time, EventTimeRow>()
  for (const time of times) {
    const row = [...left].find((each) => fits(each, time))
    if (row && left.delete(row)) pairs.set(time, row)
  }
  return pairs
}

const mustBeWithin = ({ starts_at, ends_at }: Event, time: string) => {
  const [start, end] = [wholeMinute(starts_at), wholeMinute(ends_at)]
  if (time >= start && time < end) return
  const [at, first, last] = [time, start, end].map((each) => `${dayOf(each)} ${clockTime(each)}`)
  throw new Refused({
    times: `A time is ${at}; it must be within the event, from ${first} to before ${last} (${country.timeName}).`,
  })
}

const removeTime = async (db: Database, { id, taken }: EventTimeRow) => {
  if (taken > 0)
    throw new Refused({
      times: 'People have signed up for a time that you removed. Cancel the event, or keep the time.',
    })
  await db.deleteFrom('event_times').where('id', '=', id).where('taken', '=', 0).execute()
}

/** A form names its new times, so that they keep their ids when it is saved again. */
const insertTime = async (db: Database, event_id: string, { _id, startsAt: starts_at, seats }: Wanted) => {
  const isTaken = _id && (await db.selectFrom('event_times').select('id').where('id', '=', _id).executeTakeFirst())
  const id = _id && isNewName.test(_id) && !isTaken ? _id : newId()
  await db.insertInto('event_times').values({ id, event_id, taken: 0, starts_at, seats }).execute()
}

const isNewName = /^[\w-]{16,64}$/

const changeTime = async (db: Database, { id, taken }: EventTimeRow, { startsAt: starts_at, seats }: Wanted) => {
  const mustKeep = seats === null ? taken > 0 : seats < taken
  if (mustKeep)
    throw new Refused({
      times: `${taken} seats at one of the times are taken. That time needs at least as many seats.`,
    })
  await db.updateTable('event_times').set({ starts_at, seats }).where('id', '=', id).execute()
}

const signupsFor = (db: Database, eventId: string) =>
  db
    .selectFrom('signups')
    .select(['time_id', 'email', 'phone'])
    .select((eb) => eb('id', 'in', bouncedSignups(db)).as('has_bounced'))
    .where('event_id', '=', eventId)
    .where('given_back_at', 'is', null)

/** How those people can be told who do not know of the last change of the event. */
export const untoldOf = async (db: Database, event: { _id: string; sequence: number }, sendsEmail: boolean) =>
  contactsOf(await signupsFor(db, event._id).where('told_sequence', '<', event.sequence).execute(), sendsEmail)

/** For editors: includes how many seats are taken, and how people can be told of a change. */
export const takenTimesOf = async (db: Database, eventId: string, sendsEmail = true): Promise<TakenTime[]> => {
  const signups = await signupsFor(db, eventId).execute()
  return (await timesOf(db, eventId)).map(({ id, starts_at: startsAt, seats, taken }) => ({
    ...{ _id: id, startsAt, seats, taken },
    contacts: contactsOf(
      signups.filter(({ time_id }) => time_id === id),
      sendsEmail,
    ),
  }))
}

type Contact = Pick<SignupRow, 'email' | 'phone'> & { has_bounced: unknown }

/** The sign-ups whose person an email could not be delivered to. */
export const bouncedSignups = (db: Database) =>
  db
    .selectFrom('signup_emails')
    .innerJoin('emails', 'emails.id', 'signup_emails.email_id')
    .where('emails.failed_at', 'is not', null)
    .select('signup_emails.signup_id')

/** The others are told by phone, or not at all. */
export const getsEmail = ({ email, has_bounced }: Contact, sendsEmail: boolean) =>
  sendsEmail && email !== null && !has_bounced

const contactsOf = (signups: Contact[], sendsEmail: boolean) => {
  const others = signups.filter((signup) => !getsEmail(signup, sendsEmail))
  const phoneOnly = others.filter(({ phone }) => phone).length
  return { email: signups.length - others.length, phoneOnly, neither: others.length - phoneOnly }
}
