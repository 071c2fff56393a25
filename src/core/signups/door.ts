/**
 * Check-in at the door of an event: who is expected, and the marks that phones send, often hours later. The phone gives
 * each mark an id, so a mark that arrives twice counts once, and the marks of several phones are merged. If two marks
 * about the same person contradict each other, the later one counts.
 */
import { type DayMark, type DoorMarkKind, lastDigits, signupMarks } from '#shared/door-marks.ts'
import type { DoorList, DoorMark } from '#shared/shapes/signup.ts'
import type { Database } from '../database/open.ts'
import type { SignupRow } from '../database/tables.ts'
import { type Clock, days } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { isClosed } from './closing.ts'
import { eventColumnNames, toSignupEvent } from './signup-row.ts'

type DoorDeps = { db: Database; clock: Clock }

/** Throws NotFound for an unknown event. */
export const doorList = async ({ db }: DoorDeps, eventId: string): Promise<DoorList> => {
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
    .select(['time_id', 'number', 'called_by', 'people', 'came_at', 'gone_at', 'phone'])
    .where('event_id', '=', eventId)
    .where('given_back_at', 'is', null)
    .orderBy('number')
    .execute()
  return {
    event: toSignupEvent(event),
    times: times.map(({ id, starts_at }) => ({
      _id: id,
      startsAt: starts_at,
      people: people.filter(({ time_id }) => time_id === id).map(toEntry),
    })),
    counts: await dayCounts(db, eventId),
    endsAt: new Date(Date.parse(event.ends_at) + days(1)).toISOString(),
  }
}

type EntryRow = Pick<SignupRow, 'number' | 'called_by' | 'people' | 'came_at' | 'gone_at' | 'phone'>

const toEntry = (row: EntryRow): DoorList['times'][number]['people'][number] => [
  row.number,
  row.called_by,
  row.people,
  stateOf(row),
  row.phone ? lastDigits(row.phone) : '',
]

const stateOf = ({ came_at, gone_at }: Pick<EntryRow, 'came_at' | 'gone_at'>) => {
  if (gone_at !== null) return 2
  return came_at === null ? 0 : 1
}

/** Throws NotFound for an unknown or removed event. */
export const findEventRow = async (db: Database, eventId: string) => {
  const event = await db
    .selectFrom('events')
    .select([...eventColumnNames])
    .where('events.id', '=', eventId)
    .where('events.removed_at', 'is', null)
    .executeTakeFirst()
  if (!event) throw new NotFound('There is no such event.')
  return event
}

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

/**
 * Saves marks, each once. A mark for a sign-up that no longer exists, because it was cancelled, is dropped. Throws
 * Refused two days after the event, when the names are deleted.
 */
export const saveMarks = ({ db, clock }: DoorDeps, eventId: string, marks: DoorMark[]) =>
  db.transaction().execute(async (trx) => {
    const { ends_at } = await findEventRow(trx, eventId)
    if (isClosed(clock, ends_at))
      throw new Refused({ marks: 'The list for this event is closed, and its names are deleted.' })
    const signups = await signupIds(trx, eventId)
    const rows = marks.flatMap((mark) => {
      const signup_id = isSignupMark(mark.kind) ? signups.get(`${mark.time} ${mark.number}`) : null
      if (signup_id === undefined) return []
      return [{ id: mark.id, event_id: eventId, signup_id, kind: mark.kind, amount: mark.amount, at: mark.at }]
    })
    if (rows.length === 0) return
    const saved = await trx
      .insertInto('door_marks')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('signup_id')
      .execute()
    await updateStates(
      trx,
      [...new Set(saved.map(({ signup_id }) => signup_id))].filter((id) => id !== null),
    )
  })

const isSignupMark = (kind: DoorMarkKind) => signupMarks.some((each) => each === kind)

/** By time and number. */
const signupIds = async (db: Database, eventId: string) => {
  const rows = await db
    .selectFrom('signups')
    .select(['id', 'time_id', 'number'])
    .where('event_id', '=', eventId)
    .where('given_back_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, time_id, number }) => [`${time_id} ${number}`, id]))
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
