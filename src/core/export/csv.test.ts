import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a cell may hold commas, quotes and lines', () => {
  expect(csvLine(['Esi, "the bold"', 'two\nlines', ''])).toBe('"Esi, ""the bold""","two\nlines",""\r\n')
})

test.each(['=1+1', '+233201234567', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=cmd|"/c calc"!A1'])(
  'what a spreadsheet would take for a formula is made text: %j',
  (value) => {
    expect(csvLine([value])).toMatch(/^"'/)
  },
)

test('what is text already stays as it is', () => {
  expect(csvLine(['1+1=2', 'a-b', 'esi@mail.example'])).toBe('"1+1=2","a-b","esi@mail.example"\r\n')
})

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a; "=1+1', `"a; ""'=1+1"`],
  ['a\n@SUM(A1)', `"a\n'@SUM(A1)"`],
])('nor does %j become one where the semicolon separates cells', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})
