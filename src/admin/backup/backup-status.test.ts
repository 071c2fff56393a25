import { expect, test } from 'vitest'
import { isTooOld } from '#shared/backup-age.ts'
import { ageInWords } from './backup-status.tsx'

const now = Date.parse('2026-06-19T08:00:00.000Z')

test.each([
  ['2026-06-19T07:00:01.000Z', 'less than an hour ago'],
  ['2026-06-19T07:00:00.000Z', '1 hour ago'],
  ['2026-06-17T08:00:01.000Z', '47 hours ago'],
  ['2026-06-17T08:00:00.000Z', '2 days ago'],
  ['2025-06-19T08:00:00.000Z', '365 days ago'],
  ['2026-06-20T08:00:00.000Z', 'less than an hour ago'],
])('%s is shown as %s', (moment, words) => {
  expect(ageInWords(moment, now)).toBe(words)
})

test('a backup is too old when two scheduled backups are missing', () => {
  expect(isTooOld('2026-06-17T08:00:00.000Z', 24, now)).toBe(false)
  expect(isTooOld('2026-06-17T07:59:59.000Z', 24, now)).toBe(true)
  expect(isTooOld('2020-06-17T07:59:59.000Z', 0, now)).toBe(false)
})
