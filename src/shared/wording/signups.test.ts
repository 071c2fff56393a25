import { expect, test } from 'vitest'
import { timeWithin } from './signups.ts'

test('the times of an event have a date only after its first day', () => {
  const event = { startsAt: '2026-06-26T09:00:00.000Z' }
  expect(timeWithin(event, '2026-06-26T11:30:00.000Z')).toBe('11:30')
  expect(timeWithin(event, '2026-06-27T11:30:00.000Z')).toBe('Saturday 27 June 2026, 11:30')
})
