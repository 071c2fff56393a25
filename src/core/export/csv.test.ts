import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a cell may contain commas, quotes and line breaks', () => {
  expect(csvLine(['Esi, "the bold"', 'two\nlines', ''])).toBe('"Esi, ""the bold""","two\nlines",""\r\n')
})

test.each(['=1+1', '+233201234567', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=cmd|"/c calc"!A1'])(
  'a value that a spreadsheet would treat as a formula is made text: %j',
  (value) => {
    expect(csvLine([value])).toMatch(/^"'/)
  },
)

test('other text is unchanged', () => {
  expect(csvLine(['1+1=2', 'a-b', 'esi@mail.example'])).toBe('"1+1=2","a-b","esi@mail.example"\r\n')
})

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a; "=1+1', `"a; ""'=1+1"`],
  ['a\n@SUM(A1)', `"a\n'@SUM(A1)"`],
])('%j does not become a formula in a spreadsheet with semicolons', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})
