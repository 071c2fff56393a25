/**
 * Check-in (attendance) at the door of an event: who is expected, and the marks that phones send, often hours later.
 * The phone gives each mark an id, so a mark that arrives twice counts once, and the marks of several phones are
 * merged. If two marks about the same person contradict each other, the later one counts.
 */
import type { Insertable } from 'kysely'
import { type DayMark, type DoorMarkKind, firstHalfOf, lastDigits, signupMarks } from '#shared/door-marks.ts'
import type { DoorList, DoorMark, DoorMarks } from '#shared/shapes/signup.ts'
import { insertNew } from '../database/query.ts'
import type { Database, SignupRow, Tables } from '../database/tables.ts'
import { eventNotFound } from '../events/event-row.ts'
import { type Clock, days } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { isClosed } from './closing.ts'
import type { SignupCodes } from './signup-codes.ts'
import { eventColumnNames, toSignupEvent } from './signup-row.ts'

type DoorDeps = { db: Database; clock: Clock; codes: SignupCodes }

/** Throws NotFound for an unknown event. */
export const doorList = async ({ db, clock, codes }: DoorDeps, eventId: string): Promise<DoorList> => {
  const event = await findEventRow(db, eventId)
  const times = await db
    .selectFrom('event_times')
    .select(['id', 'starts_at'])
    .where('event_id', '=', eventId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const people = await db
    .selectFrom('signups')
    .select(['id', 'time_id', 'number', 'called_by', 'people', 'came_at', 'gone_at', 'phone'])
    .where('event_id', '=', eventId)
    .where('given_back_at', 'is', null)
    .orderBy('number')
    .execute()
  const entries = await Promise.all(
    people.map(async (row) => ({ time: row.time_id, entry: toEntry(row, await codes.codeOf(row.id)) })),
  )
  return {
    event: toSignupEvent(event),
    times: times.map(({ id, starts_at }) => ({
      _id: id,
      startsAt: starts_at,
      people: entries.filter(({ time }) => time === id).map(({ entry }) => entry),
    })),
    counts: await dayCounts(db, eventId),
    readAt: clock().toISOString(),
    endsAt: new Date(Date.parse(event.ends_at) + days(1)).toISOString(),
  }
}

type EntryRow = Pick<SignupRow, 'number' | 'called_by' | 'people' | 'came_at' | 'gone_at' | 'phone'>

const toEntry = (row: EntryRow, code: string): DoorList['times'][number]['people'][number] => [
  row.number,
  row.called_by,
  row.people,
  stateOf(row),
  row.phone ? lastDigits(row.phone) : '',
  firstHalfOf(code),
]

const stateOf = ({ came_at, gone_at }: Pick<EntryRow, 'came_at' | 'gone_at'>) => {
  if (gone_at !== null) return 2
  return came_at === null ? 0 : 1
}

/** Throws NotFound for an unknown or removed event. */
export const findEventRow = (db: Database, eventId: string) =>
  db
    .selectFrom('events')
    .select([...eventColumnNames])
    .where('events.id', '=', eventId)
    .where('events.removed_at', 'is', null)
    .executeTakeFirstOrThrow(eventNotFound)

const countedAs: Record<DayMark, 'walkedIn' | 'tested' | 'sentOn'> = {
  'walked-in': 'walkedIn',
  tested: 'tested',
  'sent-on': 'sentOn',
}

/** The sum of all phones, never below 0. */
export const dayCounts = async (db: Database, eventId: string) => {
  const rows = await db
    .selectFrom('door_marks')
    .select(['kind', ({ fn }) => fn.sum<string | number>('amount').as('total')])
    .where('event_id', '=', eventId)
    .where('signup_id', 'is', null)
    .groupBy('kind')
    .execute()
  const counts = { walkedIn: 0, tested: 0, sentOn: 0 }
  for (const { kind, total } of rows) if (isDayMark(kind)) counts[countedAs[kind]] = Math.max(0, Number(total))
  return counts
}

const isDayMark = (kind: DoorMarkKind): kind is DayMark => Object.hasOwn(countedAs, kind)

type InsertableMark = Insertable<Tables['door_marks']>

/**
 * Saves marks, each once, and returns which people had cancelled: a guest who comes all the same counts as a walk-in. Throws
 * Refused two days after the event, when the names are deleted.
 */
export const saveMarks = ({ db, clock }: DoorDeps, eventId: string, { marks, now }: DoorMarks) =>
  db.transaction().execute(async (trx): Promise<[string, number][]> => {
    const { ends_at } = await findEventRow(trx, eventId)
    if (isClosed(clock, ends_at))
      throw new Refused({ marks: 'The list for this event is closed, and its names are deleted.' })
    const signups = await findSignups(trx, eventId)
    const timeOf = correctedBy(clock(), now)
    const rows = marks.flatMap((mark): InsertableMark[] => {
      const signup = signups.get(`${mark.time} ${mark.number}`)
      const row = { id: mark.id, event_id: eventId, at: timeOf(mark) }
      if (!isSignupMark(mark.kind)) return [{ ...row, signup_id: null, kind: mark.kind, amount: mark.amount }]
      if (!signup) return []
      if (signup.given_back_at === null) return [{ ...row, signup_id: signup.id, kind: mark.kind, amount: 1 }]
      const amount = walkedIn[mark.kind] * signup.people
      return amount === 0 ? [] : [{ ...row, signup_id: null, kind: 'walked-in' as const, amount }]
    })
    if (rows.length === 0) return []
    const saved = await insertNew(trx, 'door_marks', rows, 'id').returning(['id', 'signup_id']).execute()
    await updateStates(
      trx,
      [...new Set(saved.map(({ signup_id }) => signup_id))].filter((id) => id !== null),
    )
    const isNew = new Set(saved.map(({ id }) => id))
    return marks.flatMap(({ id, kind, time = '', number = 0 }): [string, number][] =>
      kind === 'came' && isNew.has(id) && signups.get(`${time} ${number}`)?.given_back_at ? [[time, number]] : [],
    )
  })

/**
 * The time of a mark by the clock of the site, so that a wrong clock of one phone does not decide which of two marks
 * counts. No mark is from the future.
 */
const correctedBy = (now: Date, phoneNow: string | undefined) => {
  const ahead = phoneNow === undefined ? 0 : Date.parse(phoneNow) - now.getTime()
  return ({ at }: DoorMark) => new Date(Math.min(Date.parse(at) - ahead, now.getTime())).toISOString()
}

type SignupMark = (typeof signupMarks)[number]

const isSignupMark = (kind: DoorMarkKind): kind is SignupMark => signupMarks.some((each) => each === kind)

/** What a mark for a person who had cancelled adds to the walk-ins. */
const walkedIn: Record<SignupMark, number> = { came: 1, 'not-came': -1, gone: 0, 'not-gone': 0 }

/** By time and number. */
const findSignups = async (db: Database, eventId: string) => {
  const rows = await db
    .selectFrom('signups')
    .select(['id', 'time_id', 'number', 'people', 'given_back_at'])
    .where('event_id', '=', eventId)
    .execute()
  return new Map(rows.map((row) => [`${row.time_id} ${row.number}`, row]))
}

/** The latest mark of each kind counts, because a mark may be undone. */
const updateStates = async (db: Database, signups: string[]) => {
  if (signups.length === 0) return
  const marks = await db
    .selectFrom('door_marks')
    .select(['signup_id', 'kind', 'at'])
    .where('signup_id', 'in', signups)
    .orderBy('at')
    .orderBy('id')
    .execute()
  for (const id of signups) {
    const own = marks.filter(({ signup_id }) => signup_id === id)
    const latest = (yes: DoorMarkKind, no: DoorMarkKind) => {
      const mark = own.findLast(({ kind }) => kind === yes || kind === no)
      return mark?.kind === yes ? mark.at : null
    }
    await db
      .updateTable('signups')
      .set({ came_at: latest('came', 'not-came'), gone_at: latest('gone', 'not-gone') })
      .where('id', '=', id)
      .execute()
  }
}
