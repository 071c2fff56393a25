import { describe, expect, test } from 'vitest'
import { spanOf, startOfTime, type Typed, type TypedWhen, typedTimesOf, whenOf, withWhen } from './typed-when.ts'

const hour = 60
const day = 24 * hour

const at = (minutes: number) => new Date(Date.parse('2026-06-26T00:00:00Z') + minutes * 60_000).toISOString()
const whole = (moment: string) => moment.replace('.000', '')

/** From short to several days, at and around midnight. */
const lengths = [
  1,
  hour,
  6 * hour,
  12 * hour,
  12 * hour + 1,
  18 * hour,
  day - 1,
  day,
  day + 1,
  2 * day,
  60 * hour,
  9 * day,
]
const starts = [0, 1, 9 * hour, 12 * hour, 20 * hour, 23 * hour + 59]
const events = starts.flatMap((start) => lengths.map((length) => ({ startsAt: at(start), endsAt: at(start + length) })))

/** Distances of times from the start of an event. */
const distances = [0, 1, 30, 2 * hour, 5 * hour + 15, day - 1, day, 2 * day + hour]

const slotsOf = ({ startsAt, endsAt }: (typeof events)[number]) =>
  distances
    .map((distance, index) => ({
      _id: String(index),
      startsAt: new Date(Date.parse(startsAt) + distance * 60_000).toISOString(),
    }))
    .filter((slot) => slot.startsAt < endsAt)
    .map((slot) => ({ ...slot, seats: 5, taken: 1, contacts: { email: 0, phoneOnly: 1, neither: 0 } }))

test('what the form shows of an event and its times means the same moments', () => {
  for (const event of events) {
    const when = whenOf(event)
    expect(spanOf(when)).toEqual({ startsAt: whole(event.startsAt), endsAt: whole(event.endsAt) })
    const slots = slotsOf(event)
    const sent = typedTimesOf(when, slots).map((time) => [time.id, startOfTime(when, time)])
    expect(sent).toEqual(slots.map(({ _id, startsAt }) => [_id, whole(startsAt)]))
  }
})

const typedFrom = (event: (typeof events)[number]) => {
  const when = whenOf(event)
  const stored = { when, times: typedTimesOf(when, slotsOf(event)) }
  const typed: Typed = { when, whole: when, times: stored.times }
  const type = (now: Typed, part: Partial<TypedWhen>) => withWhen(now, { ...now.when, ...part }, stored)
  return { typed, type }
}

/** As a keyboard does it: each key makes another, often complete, value. */
const keys = (text: string) => [text.replace(/^\d\d/, '00'), '', text.replace(/\d$/, '0'), text]

const startsOf = ({ when, times }: Typed) => times.map((time) => Date.parse(startOfTime(when, time)))

describe('another day or hour', () => {
  test('moves the last day and every time by the same distance, whatever is typed on the way', () => {
    for (const event of events)
      for (const move of [-400 * day, -day, -hour, 30, 2 * hour, day, 3 * day + 7 * hour]) {
        const next = whenOf({
          startsAt: at((Date.parse(event.startsAt) - Date.parse(at(0))) / 60_000 + move),
          endsAt: event.endsAt,
        })
        const { typed, type } = typedFrom(event)
        let now = typed
        for (const value of ['2026-01-0', ...keys(next.day)]) now = type(now, { day: value })
        for (const value of keys(next.from)) now = type(now, { from: value })
        const moved = startsOf(now).map((start, index) => start - (startsOf(typed)[index] ?? 0))
        expect(new Set(moved)).toEqual(new Set(moved.length > 0 ? [move * 60_000] : []))
        const days = (when: TypedWhen) => when.lastDay && Date.parse(when.lastDay) - Date.parse(when.day)
        expect(days(now.when)).toEqual(days(typed.when))
      }
  })

  test('leaves a time that was typed again as it is, before or after', () => {
    const event = { startsAt: at(9 * hour), endsAt: at(20 * hour) }
    const { typed, type } = typedFrom(event)
    const edit = (now: Typed): Typed => ({
      ...now,
      times: now.times.map((time) => (time.id === '0' ? { ...time, at: '15:30' } : time)),
    })
    for (const now of [type(edit(typed), { from: '11:00' }), edit(type(typed, { from: '11:00' }))])
      expect(now.times.map((time) => time.at)).toEqual(['15:30', '11:01', '11:30', '13:00', '16:15'])
  })
})

test.each([
  ['20:00', '02:00', '', '2026-06-27T02:00:00Z'],
  ['20:00', '00:00', '', '2026-06-27T00:00:00Z'],
  ['00:00', '00:00', '', '2026-06-27T00:00:00Z'],
  ['00:00', '00:00', '2026-06-28', '2026-06-29T00:00:00Z'],
  ['09:00', '15:00', '2026-06-28', '2026-06-28T15:00:00Z'],
  ['20:00', '02:00', '2026-06-26', '2026-06-27T02:00:00Z'],
  // More likely a typing mistake than eighteen hours, or a whole day: the API rejects it.
  ['09:00', '03:00', '', '2026-06-26T03:00:00Z'],
  ['09:00', '09:00', '', '2026-06-26T09:00:00Z'],
  ['', '15:00', '', '2026-06-26T15:00:00Z'],
])('from %s to %s, last day "%s", ends at %s', (from, to, lastDay, end) => {
  expect(spanOf({ day: '2026-06-26', from, to, lastDay }).endsAt).toBe(end)
})
