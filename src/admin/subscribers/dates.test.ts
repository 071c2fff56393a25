import { expect, test } from 'vitest'
import { ambiguousDateIn, dateOrderOf, momentIn } from './dates.ts'

test.each([
  ['2026-06-19', '2026-06-19T00:00:00.000Z'],
  ['2026-06-19T10:00:00Z', '2026-06-19T10:00:00.000Z'],
  ['2026-06-19T10:00:00.000+0200', '2026-06-19T08:00:00.000Z'],
  ['2026-06-19 10:00:00', '2026-06-19T10:00:00.000Z'],
  ['2026-02-31', undefined],
  ['04/03/2025', '2025-03-04T00:00:00.000Z'],
  ['4.3.2025', '2025-03-04T00:00:00.000Z'],
  ['4-3-25', '2025-03-04T00:00:00.000Z'],
  ['4/3/2025 2:05 pm', '2025-03-04T14:05:00.000Z'],
  ['19. März 2026', '2026-03-19T00:00:00.000Z'],
  ['19 févr. 2026', '2026-02-19T00:00:00.000Z'],
  ['3-Aug-26', '2026-08-03T00:00:00.000Z'],
  ['Dec 5, 2025, 12:01 AM', '2025-12-05T00:01:00.000Z'],
  ['46192', '2026-06-19T00:00:00.000Z'],
  ['31/02/2025', undefined],
  ['06/19/2026', '2026-06-19T00:00:00.000Z'],
  ['yes', undefined],
  ['024 123 4567', undefined],
  ['', undefined],
])('the date of consent is read only if it is unambiguous: %s', (text, moment) => {
  expect(momentIn(text, 'day')).toBe(moment)
})

test('every day is read in every form, whatever the order of the file', { tags: 'slow' }, () => {
  for (let day = Date.UTC(2025, 0, 1); day < Date.UTC(2026, 0, 1); day += 86_400_000) {
    const date = new Date(day)
    const moment = date.toISOString()
    const [y, m, d] = [2025, date.getUTCMonth() + 1, date.getUTCDate()]
    const inWords = (language: string, month: 'long' | 'short') =>
      date.toLocaleDateString(language, { timeZone: 'UTC', day: 'numeric', month, year: 'numeric' })
    const words = ['en-GB', 'en-US', 'de', 'fr', 'es', 'pt'].flatMap((language) => [
      inWords(language, 'long'),
      inWords(language, 'short'),
    ])
    for (const text of [`${y}/${m}/${d}`, `${d}.${m}.25`, `${d}/${m}/${y}`, ...words])
      expect([text, momentIn(text, 'day')]).toEqual([text, moment])
    expect(momentIn(`${m}/${d}/${y}`, 'month')).toBe(moment)
  }
})

test('the order of a file follows from a number over 12; with both orders no ambiguous date is read', () => {
  expect(dateOrderOf(['04/03/2025', '19/06/2026'])).toBe('day')
  expect(dateOrderOf(['04/03/2025', '06/19/2026'])).toBe('month')
  expect(dateOrderOf(['04/03/2025', '19.06.2026', '06/19/2026'])).toBe('month')
  expect(dateOrderOf(['19/06/2026', '06/19/2026'])).toBe('mixed')
  expect(momentIn('04/03/2025', 'mixed')).toBeUndefined()
  expect(ambiguousDateIn(['2026-06-19', '19/06/2026', '4.3.2025', '04/03/2025'])).toBe('04/03/2025')
})
