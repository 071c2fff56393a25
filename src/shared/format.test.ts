import { expect, test } from 'vitest'
import { longDay, thousands, weekday } from './format.ts'

test.each([0, 7, 999, 1000, 12_345, 100_000, 1_234_567])('%d is formatted as in English', (count) => {
  expect(thousands(count)).toBe(count.toLocaleString('en'))
})

test('a date is written in words, and a time as its date', () => {
  expect(longDay('2026-06-01')).toBe('1 June 2026')
  expect(longDay('2026-12-31T23:59:59.000Z')).toBe('31 December 2026')
})

test('a date and a time have their day of the week', () => {
  expect(weekday('2026-06-01')).toBe('Monday')
  expect(weekday('2028-02-29T23:59:59.000Z')).toBe('Tuesday')
})
