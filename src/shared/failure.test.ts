import { expect, test } from 'vitest'
import { placeOf } from './failure.ts'

test('the log names the error and its place, and never what somebody wrote', () => {
  const error = new TypeError('Cannot read esi@example.com\nof many lines')
  expect(placeOf(error)).toMatch(/^TypeError at .*failure\.test\.ts/)
  expect(placeOf(error)).not.toContain('esi@example.com')
})

test('an error of the machine keeps its code', () => {
  expect(placeOf(Object.assign(new Error('no room for esi'), { code: 'ENOSPC' }))).toMatch(/^Error ENOSPC /)
})
