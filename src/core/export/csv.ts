/**
 * Writes CSV tables for spreadsheets (RFC 4180): quotes every cell, and disarms formulas in what visitors wrote
 * (CSV injection). `subscribers/parse-csv.ts` reads CSV, and takes the apostrophes away again.
 */
import { isEmail } from '#shared/email.ts'
import { webStream } from '../lib/streams.ts'

// A spreadsheet treats a cell that begins with these characters as a formula, and a visitor's formula could fetch or
// send data. Many European spreadsheets separate cells with semicolons, so a cell may also begin inside a value. A text
// that has the apostrophe already gets another one: reading takes one away from each.
const formula = String.raw`[=+\-@\t\r\n＝＋－＠]`
const startsFormula = new RegExp(`^(?='*${formula})`)
const startsFormulaInside = /([;\t\r\n]["\s]*)(?='*[=+\-@＝＋－＠])/g
const guards = new RegExp(`^'(?='*${formula})`)
const guardsInside = /([;\t\r\n]["\s]*)'(?='*[=+\-@＝＋－＠])/g

const number = /^[+-]?\d+(?:\.\d+)?$/
// Nothing in it can call a function or another program.
const plainAddress = /^[+-][\w.+-]*@[\w.-]+$/

/** What begins like a formula, and is none. */
const isHarmless = (value: string) => number.test(value) || (plainAddress.test(value) && isEmail(value))

// A spreadsheet would take a phone number for a quantity, and drop its zero or its plus sign. In groups, as people write
// it, it is text, and no telephone minds the spaces: 024 123 4567, +233 24 123 4567. It is no formula, because nothing
// stands between the first two groups. +233-24-123-4567 is a subtraction.
const phone = /^(\+\d+?|00\d+?|)(0?\d\d)(\d{3})(\d{4})$/
const groupedPhone = /^(?:\+ ?)?\d+(?: (?:\(\d+\) ?)?\d[\d-]*)+$/

const inGroups = (value: string) => (/^[+0]/.test(value) ? value.replace(phone, '$1 $2 $3 $4').trimStart() : value)

const withoutFormulas = (value: string) => {
  const phones = value.split(', ').map(inGroups)
  if (phones.every((each) => groupedPhone.test(each))) return phones.join(', ')
  return isHarmless(value) ? value : value.replace(startsFormula, "'").replace(startsFormulaInside, "$1'")
}

const cell = (value: string) => `"${withoutFormulas(value).replaceAll('"', '""')}"`

export const csvLine = (values: string[]) => `${values.map(cell).join(',')}\r\n`

/** The text of a cell before `csvLine` disarmed it. */
export const withFormulas = (value: string) => value.replace(guards, '').replace(guardsInside, '$1')

/** The byte order mark, without which some spreadsheets do not recognise UTF-8. */
export const csvStart = '\ufeff'

/** A table whose rows are read in batches, in the order of their ids. */
export const csvTable = <Row extends { id: string }>(
  columns: readonly string[],
  rowsAfter: (id: string) => Promise<Row[]>,
  cellsOf: (row: Row) => string[],
) =>
  webStream(async function* () {
    yield Buffer.from(csvStart + csvLine([...columns]))
    for (let rows = await rowsAfter(''); rows.length > 0; rows = await rowsAfter(rows.at(-1)?.id ?? ''))
      yield Buffer.from(rows.map((row) => csvLine(cellsOf(row))).join(''))
  })
