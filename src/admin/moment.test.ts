import { expect, it } from 'vitest'
import { momentInWords, momentOf } from './moment.tsx'

const now = new Date('2025-12-31T23:59:59.000Z')

it('a time is shown in Accra time, whatever time zone the device has', () => {
  expect(momentInWords('2025-11-28T14:00:00.000Z', now)).toBe('14:00 on Friday 28 November')
  expect(momentInWords('2025-01-01T00:05:00.000Z', now)).toBe('00:05 on Wednesday 1 January')
})

it('a time in another year includes the year', () => {
  expect(momentInWords('2027-11-22T14:00:00.000Z', now)).toBe('14:00 on Monday 22 November 2027')
  expect(momentInWords('2026-01-01T00:05:00.000Z', now)).toBe('00:05 on Thursday 1 January 2026')
})

it('a list shows the year, so that an old and a new day never look the same', () => {
  expect(momentOf('2025-11-28T14:00:00.000Z')).toBe('28 November 2025, 14:00')
})
