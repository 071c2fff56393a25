import { expect, test } from 'vitest'
import { typedTimeOf } from './typed-hour.ts'

test.each([
  ['9', 'a', '09:00'],
  ['2', 'p', '14:00'],
  ['12', 'p', '12:00'],
  ['12', 'a', '00:00'],
  ['230', 'p', '14:30'],
  ['1130', 'a', '11:30'],
  ['0900', 'a', '09:00'],
  ['14', 'p', undefined],
  ['', 'a', undefined],
  ['975', 'p', undefined],
])('%s and %sm mean %s', (digits, half, at) => {
  expect(typedTimeOf(digits, half)).toBe(at)
})
