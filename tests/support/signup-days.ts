/** A core with an event that takes sign-ups. Use it with `await using`. */
import { randomUUID } from 'node:crypto'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import type { Database, EventRow } from '#core/database/tables.ts'
import type { DoorMark } from '#shared/shapes/signup.ts'
import { testApi } from './api.ts'
import { testClock } from './core.ts'
import type { TestDatabase } from './databases.ts'

export const signupLinks = {
  signup: (code: string) => `https://voima.example/signups/${code}`,
  events: 'https://voima.example/events',
}

type DayOptions = { id?: string; seats?: number | null; startsAt?: string; endsAt?: string; times?: number }

const firstStart = '2026-06-26T09:00:00.000Z'
const firstEnd = '2026-06-26T15:00:00.000Z'

export const testDays = async ({
  database,
  settings,
  startsAt,
}: {
  database?: TestDatabase
  settings?: Record<string, string>
  startsAt?: string
} = {}) => {
  const { clock, pass } = testClock(startsAt)
  const stage = await testApi({ ...(database && { database }), ...(settings && { settings }), clock })
  const db = await openDatabase(databaseUrlOf(stage.config))
  const { signups } = stage.core
  const close = async () => {
    await db.destroy()
    await stage.close()
  }
  const addDay = dayAdder(db)
  const change = (id: string, values: Partial<EventRow>) =>
    db
      .updateTable('events')
      .set((eb) => ({ ...values, sequence: eb('sequence', '+', 1) }))
      .where('id', '=', id)
      .execute()
  const take = (time = 'ho-0', more: { calledBy?: string; people?: number; email?: string; phone?: string } = {}) =>
    signups.take(time.replace(/-\d+$/, ''), { calledBy: 'Kofi', people: 1, time, ...more }, { links: signupLinks })
  const taken = async (time = 'ho-0') =>
    (await db.selectFrom('event_times').select('taken').where('id', '=', time).executeTakeFirstOrThrow()).taken
  /** The emails to one address, oldest first. */
  const emailsTo = async (email: string) => {
    const { emails } = await stage.core.personalData.about(email)
    return emails.map(({ subject, text }) => ({ subject, text }))
  }
  return {
    ...stage,
    db,
    clock,
    pass,
    signups,
    addDay,
    change,
    take,
    taken,
    emailsTo,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Without seats: a walk-in event. The times are an hour apart. */
export const dayAdder =
  (db: Database) =>
  async ({ id = 'ho', seats = 50, startsAt: from = firstStart, endsAt = firstEnd, times = 1 }: DayOptions = {}) => {
    const day = { id, slug: `screening-${id}`, title: `Screening in ${id}`, starts_at: from, ends_at: endsAt }
    await db
      .insertInto('events')
      .values({ ...emptyEvent, ...day })
      .execute()
    const rows = Array.from({ length: times }, (_, at) => ({
      ...{ id: `${id}-${at}`, event_id: id, seats, taken: 0 },
      starts_at: new Date(Date.parse(from) + at * 3_600_000).toISOString(),
    }))
    await db.insertInto('event_times').values(rows).execute()
    return rows.map((row) => row.id)
  }

const emptyEvent = {
  ...{
    version: 1,
    kind: 'screening',
    text: '',
    region: 'GH-TV' as const,
    bring: '',
    cost: '',
    languages: '[]',
    contact: '',
  },
  ...{ series_id: null, previous_starts_at: null },
  ...{ created_at: '2026-06-01T00:00:00.000Z', updated_at: '2026-06-01T00:00:00.000Z' },
  town: 'Ho',
  landmark: 'Behind the market',
  sequence: 0,
  published_at: '2026-06-01T00:00:00.000Z',
  cancelled_at: null,
  removed_at: null,
}

type Inserted = { time: string; called_by: string; phone: string | null }

/** Adds many at once, without the limits of the API. The time of the event `ho` is `ho-0`. */
export const insertSignups = async (db: Database, signups: Inserted[]) => {
  const numbers: Record<string, number> = {}
  const rows = signups.map(({ time, called_by, phone }, at) => {
    const number = (numbers[time] ?? 0) + 1
    numbers[time] = number
    const event_id = time.replace(/-\d+$/, '')
    const id = `${event_id}-signup-${at}`
    return { ...emptySignup, id, event_id, time_id: time, number, called_by, phone, code_hash: id }
  })
  if (rows.length > 0) await db.insertInto('signups').values(rows).execute()
}

const emptySignup = {
  ...{ people: 1, email: null, email_key: null, wording: '', created_at: '2026-06-01T00:00:00.000Z' },
  ...{ given_back_at: null, told_sequence: 0, came_at: null, gone_at: null },
  ...{ reminded_24_at: null, reminded_3_at: null },
}

/** A check-in mark of a phone. */
export const doorMark = (kind: DoorMark['kind'], more: Partial<DoorMark> = {}): DoorMark => ({
  ...{ id: randomUUID(), kind, at: '2026-06-26T09:30:00.000Z', amount: 1 },
  ...more,
})
