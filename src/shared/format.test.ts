import { expect, test } from 'vitest'
import { thousands } from './format.ts'

test.each([0, 7, 999, 1000, 12_345, 100_000, 1_234_567])('%d is written as English does', (count) => {
  expect(thousands(count)).toBe(count.toLocaleString('en'))
})
