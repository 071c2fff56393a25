import { expect, test } from 'vitest'
import { placeOf } from './errors.ts'

test('the place names the error and the line, never the message', () => {
  const error = new TypeError('Cannot read esi@example.com\nof many lines')
  expect(placeOf(error)).toMatch(/^TypeError at .*errors\.test\.ts/)
  expect(placeOf(error)).not.toContain('esi@example.com')
})

test('a system error keeps its code', () => {
  expect(placeOf(Object.assign(new Error('no room for esi'), { code: 'ENOSPC' }))).toMatch(/^Error ENOSPC /)
})

test('the place is in the project’s code rather than in Node', async () => {
  const error = new Error('ENOENT')
  error.stack = 'Error: ENOENT\n    at readFileSync (node:fs:620:20)\n    at sheet (/srv/voima/src/server/a.ts:1:2)'
  expect(placeOf(error)).toBe('Error at sheet (/srv/voima/src/server/a.ts:1:2)')
  error.stack = 'Error: ENOENT\n    at node:internal/streams:620:20'
  expect(placeOf(error)).toBe('Error at node:internal/streams:620:20')
})
