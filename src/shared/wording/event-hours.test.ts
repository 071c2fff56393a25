import { expect, test } from 'vitest'
import { eventsWording } from './events.ts'
import { endOfSlot } from './signups.ts'

test.each([
  ['09:30', '12T14:00', 'Saturday 12 December 2026, 09:30 to 14:00'],
  ['20:00', '13T02:00', 'Saturday 12 December 2026, 20:00 to Sunday 13 December 2026, 02:00'],
  ['20:00', '13T00:00', 'Saturday 12 December 2026, 20:00 to midnight'],
  ['00:00', '13T00:00', 'Saturday 12 December 2026, all day'],
  ['00:00', '15T00:00', 'Saturday 12 December 2026 to Monday 14 December 2026, all day'],
  ['09:00', '15T00:00', 'Saturday 12 December 2026, 09:00 to the end of Monday 14 December 2026'],
  ['09:00', '14T15:00', 'Saturday 12 December 2026, 09:00 to Monday 14 December 2026, 15:00'],
])('an event from %s until %s is on: %s', (from, until, words) => {
  const event = { startsAt: `2026-12-12T${from}:00.000Z`, endsAt: `2026-12-${until}:00.000Z` }
  expect(eventsWording.when(event)).toBe(words)
})

test.each([
  ['12T09:00', '12T15:00', '12T15:00'],
  ['12T23:30', '13T02:00', '13T02:00'],
  ['12T09:00', '14T15:00', '12T15:00'],
  ['13T20:00', '15T02:00', '14T02:00'],
  ['13T20:00', '16T00:00', '14T00:00'],
])('a place at %s in an event until %s ends at %s', (start, until, end) => {
  const at = (text: string) => `2026-12-${text}:00.000Z`
  expect(endOfSlot({ endsAt: at(until) }, at(start))).toBe(at(end))
})
