import { expect, test } from 'vitest'
import { guessColumns, subscriberIn, tableIn, withoutDuplicates } from './columns.ts'

test.each([
  ['2026-06-19', '2026-06-19T00:00:00.000Z'],
  ['2026-06-19T10:00:00Z', '2026-06-19T10:00:00.000Z'],
  ['2026-02-31', undefined],
  ['04/03/2025', '2025-03-04T00:00:00.000Z'],
  ['4.3.2025', '2025-03-04T00:00:00.000Z'],
  ['31/02/2025', undefined],
  ['06/19/2026', undefined],
  ['', undefined],
])('the date of consent is read only if it is unambiguous: %s', (text, agreedAt) => {
  const columns = { email: 0, language: -1, agreedAt: 1, consent: -1 }
  expect(subscriberIn(columns)(['esi@mail.example', text]).agreedAt).toBe(agreedAt)
})

test('if any date in the file has the month first, no date with slashes is read', () => {
  const columns = { email: 0, language: -1, agreedAt: 1, consent: -1 }
  const rows = [
    ['esi@mail.example', '06/19/2026'],
    ['yaw@mail.example', '04/03/2025'],
    ['kofi@mail.example', '2026-06-19'],
  ]
  expect(rows.map(subscriberIn(columns, rows)).map(({ agreedAt }) => agreedAt)).toEqual([
    undefined,
    undefined,
    '2026-06-19T00:00:00.000Z',
  ])
})

test('a language is recognised by its tag and by its name', () => {
  const columns = { email: 0, language: 1, agreedAt: -1, consent: -1 }
  const read = ['tw', 'English', 'Klingon'].map((language) => subscriberIn(columns)(['esi@mail.example', language]))
  expect(read.map(({ language }) => language)).toEqual(['tw', 'en', undefined])
})

const now = new Date('2026-06-19T08:00:00Z')
const email = 'esi@mail.example'

test('if an address is in the file twice, the row with a consent is used', () => {
  const paper = { email: ' ESI@mail.example ', consent: 'Paper' }
  expect(withoutDuplicates([{ email }, paper, { email, consent: 'Later' }], '', now)).toEqual({
    rest: [paper],
    duplicates: 2,
    withoutAddress: 0,
  })
})

test('a consent date in the future is worse than none; the first usable row is used', () => {
  const [ahead, none] = [{ email, agreedAt: '2999-01-01T00:00:00.000Z' }, { email }]
  expect(withoutDuplicates([ahead, none, { ...none, consent: 'Paper' }], 'On the list', now).rest).toEqual([none])
})

test('rows without an address do not count as duplicates', () => {
  const rows = [{ email: '' }, { email, consent: 'Paper' }, { email: ' ' }]
  expect(withoutDuplicates(rows, '', now)).toEqual({ rest: [rows[1]], duplicates: 0, withoutAddress: 2 })
})

test('a table without a header may have names before the addresses, as address books export them', () => {
  const table = tableIn([
    ['1', 'Esi Mensah <esi@mail.example>'],
    ['2', '"Yaw, Darko" < yaw@mail.example >'],
    ['3', 'kofi@mail.example'],
  ])
  const columns = guessColumns(table)
  expect(columns.email).toBe(1)
  expect(table.rows.map((row) => subscriberIn(columns)(row).email)).toEqual([
    'esi@mail.example',
    'yaw@mail.example',
    'kofi@mail.example',
  ])
})

test.each([
  [['Email', 'Date of consent'], 1, -1],
  [['Email', 'Date of consent', 'How they agreed'], 1, 2],
  [['Email', 'Consent', 'Agreed at'], 2, 1],
])('the column of a date does not say how they agreed: %j', (names, agreedAt, consent) => {
  expect(guessColumns({ names, rows: [] })).toMatchObject({ agreedAt, consent })
})
