import { expect, test } from 'vitest'
import { internationalDigits, phoneInGroups } from './phone.ts'

test.each([
  ['020 000 0000', '233200000000'],
  ['+233 20 000 0000', '233200000000'],
  ['233200000000', '233200000000'],
  ['00233 20 000 0000', '233200000000'],
  ['+44 20 7946 0000', '442079460000'],
])('%s is dialled as %s from abroad', (number, digits) => {
  expect(internationalDigits(number)).toBe(digits)
})

test.each([
  ['0245550101', '024 555 0101'],
  ['024-555-0101', '024 555 0101'],
  ['+233245550101', '+233 24 555 0101'],
  ['112', '112'],
  ['0800 100 200', '0800 100 200'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
])('%s is shown as %s', (typed, shown) => {
  expect(phoneInGroups(typed)).toBe(shown)
})
