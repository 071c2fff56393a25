import { expect, test } from 'vitest'
import { emailColumns, guessColumns, subscribersIn, tableIn, withoutDuplicates } from './columns.ts'

const now = new Date('2026-06-19T08:00:00Z')
const email = 'esi@mail.example'

test('if an address is in the file twice, the row with a consent is used', () => {
  const paper = { email: ' ESI@mail.example ', consent: 'Paper' }
  expect(withoutDuplicates([{ email }, paper, { email, consent: 'Later' }], '', now)).toEqual({
    rest: [paper],
    duplicates: [{ email }, { email, consent: 'Later' }],
    withoutAddress: [],
  })
})

test('a consent date in the future is worse than none; the first usable row is used', () => {
  const [ahead, none] = [{ email, agreedAt: '2999-01-01T00:00:00.000Z' }, { email }]
  expect(withoutDuplicates([ahead, none, { ...none, consent: 'Paper' }], 'On the list', now).rest).toEqual([none])
})

test('rows without an address do not count as duplicates', () => {
  const rows = [{ email: '' }, { email, consent: 'Paper' }, { email: ' ' }]
  expect(withoutDuplicates(rows, '', now)).toEqual({
    rest: [rows[1]],
    duplicates: [],
    withoutAddress: [rows[0], rows[2]],
  })
})

test('a table without a header may have names before the addresses, as address books export them', () => {
  const rows = [
    ['1', 'Esi Mensah <esi@mail.example>'],
    ['2', '"Yaw, Darko" < yaw@mail.example >'],
    ['3', 'kofi@mail.example'],
  ]
  const table = tableIn({ rows, lines: [1, 2, 3] })
  const columns = guessColumns(table)
  expect(columns.email).toBe(1)
  expect(subscribersIn(table, columns).map((row) => row.email)).toEqual([
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
  expect(guessColumns({ names, rows: [], lines: [] })).toMatchObject({ agreedAt, consent })
})

test('of two address columns the one that is named and fuller is taken, and the other is known', () => {
  const rows = [
    ['Added by', 'Email', 'Email of a parent'],
    ['adwoa@mail.example', 'esi@mail.example', 'yaw@mail.example'],
    ['adwoa@mail.example', 'kofi@mail.example', ''],
  ]
  const table = tableIn({ rows, lines: [1, 2, 3] })
  expect(emailColumns(table)).toEqual([1, 2, 0])
  expect(guessColumns(table).email).toBe(1)
})
