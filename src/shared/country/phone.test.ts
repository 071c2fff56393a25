import { expect, test } from 'vitest'
import { internationalDigits } from './phone.ts'

test.each([
  ['020 000 0000', '233200000000'],
  ['+233 20 000 0000', '233200000000'],
  ['233200000000', '233200000000'],
  ['00233 20 000 0000', '233200000000'],
  ['+44 20 7946 0000', '442079460000'],
])('%s is dialled as %s from abroad', (number, digits) => {
  expect(internationalDigits(number)).toBe(digits)
})
