import { expect, it } from 'vitest'
import { momentInWords } from './moment-in-words.ts'

it('a moment is said as people in Accra say it, wherever the device is', () => {
  expect(momentInWords('2025-11-28T14:00:00.000Z')).toBe('14:00 on Friday 28 November')
  expect(momentInWords('2026-01-01T00:05:00.000Z')).toBe('00:05 on Thursday 1 January')
})
