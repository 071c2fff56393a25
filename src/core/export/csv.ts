/** Tables for spreadsheets (RFC 4180), which cannot do anything there. */

// A spreadsheet takes a cell that begins so for a formula, and what visitors wrote could then fetch or send things.
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (value: string) => `"${(startsFormula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

export const csvLine = (values: string[]) => `${values.map(cell).join(',')}\r\n`

/** What some spreadsheets need to see before they believe that a file is UTF-8. */
export const csvStart = '\ufeff'
