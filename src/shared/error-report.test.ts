import { expect, test } from 'vitest'
import { thrownAt } from './error-report.ts'

test('the place names the error and the line, never the message', () => {
  const error = new TypeError('Cannot read esi@example.com\nof many lines')
  expect(thrownAt(error)).toMatch(/^TypeError at .*error-report\.test\.ts/)
  expect(thrownAt(error)).not.toContain('esi@example.com')
})

test('a system error keeps its code', () => {
  expect(thrownAt(Object.assign(new Error('no room for esi'), { code: 'ENOSPC' }))).toMatch(/^Error ENOSPC /)
})

test('the place is in the project’s code rather than in Node', async () => {
  const error = new Error('ENOENT')
  error.stack = 'Error: ENOENT\n    at readFileSync (node:fs:620:20)\n    at sheet (/srv/voima/src/server/a.ts:1:2)'
  expect(thrownAt(error)).toBe('Error at sheet (/srv/voima/src/server/a.ts:1:2)')
  error.stack = 'Error: ENOENT\n    at node:internal/streams:620:20'
  expect(thrownAt(error)).toBe('Error at node:internal/streams:620:20')
})
