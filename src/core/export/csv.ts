/**
 * Writes CSV tables for spreadsheets (RFC 4180): quotes every cell, and disarms formulas in what visitors wrote (CSV
 * injection). `subscribers/read-csv.ts` reads CSV.
 */

// A spreadsheet treats a cell that begins with these characters as a formula, and a visitor's formula could fetch or
// send data.
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

// Many European spreadsheets separate cells with semicolons, so a cell may begin inside a value.
const startsFormulaInside = /([;\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g

const withoutFormulas = (value: string) =>
  (startsFormula.test(value) ? `'${value}` : value).replace(startsFormulaInside, "$1'")

const cell = (value: string) => `"${withoutFormulas(value).replaceAll('"', '""')}"`

export const csvLine = (values: string[]) => `${values.map(cell).join(',')}\r\n`

/** The byte order mark, without which some spreadsheets do not recognise UTF-8. */
export const csvStart = '\ufeff'
