/** The form of an event, the event and the emails to its guests together: whatever moves, guests stay in their own time. */
import { expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { dayWithGuests } from '#test/day-with-guests.ts'
import { parseEvent } from './calls.ts'
import { type TypedWhen, typedTimesOf, whenOf, withWhen } from './typed-when.ts'

const hour = 60
const day = 24 * hour

const moves = [-40 * day, -day, -2 * hour, -30, 30, 2 * hour, 4 * hour, day, day + 2 * hour, 3 * day + 11 * hour]
const distances = [
  [0, 2 * hour],
  [0, 30, hour, 90],
  [0, 2 * hour, 4 * hour],
  [hour, day + hour, 2 * day + hour],
]

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** Every move of every kind of day; on the second engine, which stores the result alike, each of them once. */
const cases = databases.flatMap((database, engine) =>
  moves.flatMap((move, at) =>
    distances
      .filter((_, index) => engine === 0 || index === at % distances.length)
      .map((slots) => ({ database, move, slots })),
  ),
)

test.each(cases)(
  'an event that moves by $move minutes takes along the guests at $slots on $database.name',
  async ({ database, move, slots }) => {
    const isLong = slots.some((slot) => slot > day)
    const startsAt = '2026-08-26T09:00:00.000Z'
    await using added = await dayWithGuests(database, slots, {
      startsAt,
      endsAt: later(startsAt, isLong ? 3 * day : 14 * hour),
    })
    const { event, times } = added
    const stored = { when: whenOf(event), times: typedTimesOf(whenOf(event), times) }
    const next = whenOf({ startsAt: later(event.startsAt, move), endsAt: later(event.endsAt, move) })
    let typed = { when: stored.when, whole: stored.when as TypedWhen | undefined, times: stored.times }
    for (const name of ['day', 'from', 'to', 'lastDay'] as const)
      typed = withWhen(typed, { ...typed.when, [name]: next[name] }, stored)
    const form = new FormData()
    const fields = { ...typed.when, title: event.title, region: event.region, landmark: 'Elsewhere', town: event.town }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('times', JSON.stringify(move % day === 0 ? typed.times.toReversed() : typed.times))
    await added.change(parseEvent(form))
    const expected = times.map((time) => later(time.startsAt, move))
    expect(await added.starts()).toEqual(expected)
    expect(await added.changesTold()).toEqual(expected.map((at) => [at.slice(11, 16)]))
    expect((await added.read()).sequence).toBe(1)
  },
)
