import { expect, test } from 'vitest'
import { readerIn } from './columns.ts'

test.each([
  ['2026-06-19', '2026-06-19T00:00:00.000Z'],
  ['2026-06-19T10:00:00Z', '2026-06-19T10:00:00.000Z'],
  ['2026-02-31', undefined],
  ['04/03/2025', undefined],
  ['', undefined],
])('the day they agreed is read only where it is plain: %s', (text, agreedAt) => {
  const columns = { email: 0, language: -1, agreedAt: 1, consent: -1 }
  expect(readerIn(columns)(['esi@mail.example', text]).agreedAt).toBe(agreedAt)
})
