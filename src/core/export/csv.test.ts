import { expect, test } from 'vitest'
import { createRandom } from '../seed/values.ts'
import { parseCsv } from '../subscribers/parse-csv.ts'
import { csvLine, withFormulas } from './csv.ts'

test('a cell may contain commas, quotes and line breaks', () => {
  expect(csvLine(['Esi, "the bold"', 'two\nlines', ''])).toBe('"Esi, ""the bold""","two\nlines",""\r\n')
})

test.each([
  '=1+1',
  '+1-1',
  '-2+3',
  '+233-24-123-4567',
  '+233 24 123 4567*2',
  '+233 24, =1+1',
  '+233 (24)',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '=cmd|"/c calc"!A1',
  '=a@mail.example',
  "'=1",
])('a value that a spreadsheet would treat as a formula is made text, and comes back: %j', (value) => {
  expect(csvLine([value])).toMatch(/^"'/)
  expect(withFormulas(`'${value}`)).toBe(value)
})

test('other text is unchanged', () => {
  const values = [
    '1+1=2',
    'a-b',
    'esi@mail.example',
    '-ama@mail.example',
    '+ama.b@mail.example',
    '-0.25',
    '1234.50',
    "'tis",
  ]
  expect(csvLine(values)).toBe(`${values.map((value) => `"${value}"`).join(',')}\r\n`)
})

test.each([
  ['0241234567', '024 123 4567'],
  ['+233241234567', '+233 24 123 4567'],
  ['00233241234567', '00233 24 123 4567'],
  ['0302739510', '030 273 9510'],
  ['+447911123456', '+447 91 112 3456'],
  ['024 123 4567', '024 123 4567'],
  ['0241234567, +233302739510', '024 123 4567, +233 30 273 9510'],
])('a spreadsheet takes the phone number %s for text, without an apostrophe', (phone, cell) => {
  expect(csvLine([phone])).toBe(`"${cell}"\r\n`)
  expect(cell.replaceAll(' ', '')).toBe(phone.replaceAll(' ', ''))
})

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a; "=1+1', `"a; ""'=1+1"`],
  ['a\n@SUM(A1)', `"a\n'@SUM(A1)"`],
])('%j does not become a formula in a spreadsheet with semicolons', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})

test('no generated phone number gets an apostrophe, however people write it', () => {
  const { oneOf, below } = createRandom(11)
  const group = () => String(10 + below(9_990))
  const written = () => {
    const end = Array.from({ length: below(4) }, () => oneOf([' ', '-']) + group()).join('')
    return `${oneOf(['+233 ', '+ 233 ', '+1 ', '+44 (0)', '+44 (0) ', '+1 (202) ', '024 '])}${group()}${end}`
  }
  for (let round = 0; round < 500; round += 1) {
    const phones = Array.from({ length: 1 + below(3) }, written).join(', ')
    expect(csvLine([phones])).toBe(`"${phones}"\r\n`)
  }
})

/** Always the same texts: each is chosen by the digits of a growing number. */
const pieces = [
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ';',
  ',',
  '\t',
  '\n',
  ' ',
  '＝',
  'a',
  'SUM(1)',
  'b@c.example',
  '024',
  'Ɔdɔ',
  '|',
  'é',
  '(0)',
]
const generated = Array.from({ length: 4_000 }, (_, index) => {
  let text = ''
  for (let rest = index * 7919 + 1; rest > 0; rest = Math.floor(rest / pieces.length))
    text += pieces[rest % pieces.length]
  return text.trim()
})

// In a phone number, two numbers stand beside each other.
const isNumberOrAddress = /^"([+-](\d[\d.]*|[\w.+-]+@[\w.-]+)|\+ ?\d+ (\(\d+\) ?)?\d[\d (),+-]*)"/

test('no generated text starts a formula, in whatever way a spreadsheet divides the line', () => {
  for (const text of generated) {
    const line = csvLine([text])
    if (/^"[=+\-@\t\n＝]/.test(line)) expect(line).toMatch(isNumberOrAddress)
    expect(line).not.toMatch(/[;\t\n]["\s]*[=+\-@＝]/)
  }
})

test('every generated text comes back from an export', async () => {
  const file = generated.map((text) => csvLine([text, 'x'])).join('')
  const { rows } = await parseCsv(Buffer.from(file))
  expect(rows.map(([text]) => text)).toEqual(generated)
})
