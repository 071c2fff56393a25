/** The counts of an event (attendance, no-shows): computed from sign-ups and marks while they exist, and stored afterwards. */
import type { EventCountChange, EventCounts } from '#shared/shapes/signup.ts'
import { record } from '../audit/audit-log.ts'
import type { Database, EventCountRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { fingerprintOf, mustBeNewest } from '../lib/record-version.ts'
import { isClosed } from './closing.ts'
import { dayCounts, findEventRow } from './door.ts'
import { toSignupEvent } from './signup-row.ts'

/** The `time_id` of the row for the whole event. */
const wholeDay = ''

/** Throws NotFound for an unknown event. */
export const eventCounts = async (db: Database, clock: Clock, eventId: string): Promise<EventCounts> => {
  const { times, ...counts } = await countEvent(db, clock, eventId)
  const event = toSignupEvent(await findEventRow(db, eventId))
  const { came, walkedIn, tested, sentOn } = counts
  const version = fingerprintOf([came, walkedIn, tested, sentOn])
  return { ...counts, event, version, times: times.map(({ startsAt, signed, came }) => ({ startsAt, signed, came })) }
}

const countEvent = async (db: Database, clock: Clock, eventId: string) => {
  const { ends_at } = await findEventRow(db, eventId)
  const stored = await db.selectFrom('event_counts').selectAll().where('event_id', '=', eventId).execute()
  const typed = stored.find(({ time_id }) => time_id === wholeDay)
  const isFinal = isClosed(clock, ends_at)
  const times = await timesOf(db, eventId, stored)
  const marked = await dayCounts(db, eventId)
  return {
    signed: sum(times.map(({ signed }) => signed)),
    came: typed?.came ?? sum(times.map(({ came }) => came)),
    walkedIn: typed?.walked_in ?? marked.walkedIn,
    tested: typed?.tested ?? marked.tested,
    sentOn: typed?.sent_on ?? marked.sentOn,
    times,
    isFinal,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

const timesOf = async (db: Database, eventId: string, stored: EventCountRow[]) => {
  const times = await db
    .selectFrom('event_times')
    .select(['id', 'starts_at'])
    .where('event_id', '=', eventId)
    .where('seats', 'is not', null)
    .orderBy('starts_at')
    .execute()
  const signups = await db
    .selectFrom('signups')
    .select(['time_id', 'people', 'came_at'])
    .where('event_id', '=', eventId)
    .where('given_back_at', 'is', null)
    .execute()
  return times.map(({ id, starts_at }) => {
    const own = signups.filter(({ time_id }) => time_id === id)
    const kept = stored.find(({ time_id }) => time_id === id)
    const came = own.filter(({ came_at }) => came_at !== null)
    return {
      startsAt: starts_at,
      _id: id,
      signed: kept?.signed ?? sum(own.map(({ people }) => people)),
      came: kept?.came ?? sum(came.map(({ people }) => people)),
    }
  })
}

/**
 * Counts from the paper list replace those from the phones; null restores those. Throws NotFound for an unknown event.
 */
export const changeCounts = (db: Database, clock: Clock, eventId: string, change: EventCountChange) =>
  db.transaction().execute(async (trx) => {
    const { title } = await findEventRow(trx, eventId)
    // Locks the counts.
    await saveTyped(trx, eventId, {})
    mustBeNewest(change.version, 'page', 'counts', await eventCounts(trx, clock, eventId))
    await saveTyped(trx, eventId, change)
    await record(trx, clock, 'signups.counted', title)
  })

const saveTyped = async (db: Database, eventId: string, change: EventCountChange) => {
  const { came, walkedIn, tested, sentOn } = change
  const given = { came, walked_in: walkedIn, tested, sent_on: sentOn }
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  await db
    .insertInto('event_counts')
    .values({ event_id: eventId, time_id: wholeDay, ...values })
    .onConflict((conflict) => conflict.columns(['event_id', 'time_id']).doUpdateSet({ event_id: eventId, ...values }))
    .execute()
}

/** To be called in the transaction that deletes the sign-ups and marks: stores their counts. */
export const storeCounts = async (db: Database, clock: Clock, eventId: string) => {
  const { times, ...counts } = await countEvent(db, clock, eventId)
  const old = await db.deleteFrom('event_counts').where('event_id', '=', eventId).returning('time_id').execute()
  const { signed, came, walkedIn: walked_in, tested, sentOn: sent_on } = counts
  // Without any mark or entered count the numbers stay unknown, and the dashboard asks for them.
  const isCounted = old.some(({ time_id }) => time_id === wholeDay) || sum([came, walked_in, tested, sent_on]) > 0
  const entered = isCounted && { came, walked_in, tested, sent_on }
  const day = { event_id: eventId, time_id: wholeDay, signed, ...entered }
  const rows = times.map((time) => ({ event_id: eventId, time_id: time._id, signed: time.signed, came: time.came }))
  await db
    .insertInto('event_counts')
    .values([day, ...rows])
    .execute()
}

/** The name in the export. Without a time: the whole event. */
export const toEventCount = (row: EventCountRow) => ({
  event: row.event_id,
  time: row.time_id || undefined,
  signed: row.signed,
  came: row.came,
  walkedIn: row.walked_in,
  tested: row.tested,
  sentOn: row.sent_on,
})
