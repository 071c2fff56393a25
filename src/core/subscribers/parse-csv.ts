/**
 * Parses the CSV file of an import of subscribers, as spreadsheets and mail programs save it: RFC 4180, also with
 * semicolons, tabs or bars. `decode-csv.ts` reads its encoding, and `import-export.ts` recognises duplicates. Decision:
 * docs/decisions/0047-csv-library.md.
 */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Options } from 'csv-parse'
import { isEmail, parseEmail } from '#shared/email.ts'
import { thousands } from '#shared/format.ts'
import { withFormulas } from '../export/csv.ts'
import { Refused } from '../lib/errors.ts'
import { decodeCsv } from './decode-csv.ts'

/** `lines`: in which line of the file each row begins, from 1. */
export type CsvTable = { rows: string[][]; lines: number[] }

// Excel writes this line, so that every Excel knows the delimiter.
const delimiterLine = /^"?sep=([^\n]?)"?[;,\t|]*(?=\n|$)/i

/** Returns the rows that are not empty. Throws Refused, with the line, if the file is damaged. */
export const parseCsv = async (file: Uint8Array): Promise<CsvTable> => {
  const text = decodeCsv(file).replace(/\r\n?/g, '\n')
  const [named = '', delimiter = ''] = delimiterLine.exec(text) ?? []
  const rest = text.slice(named.length)
  const table = await parseText(rest, delimiter || delimiterIn(rest))
  // A program that took each line for one cell wrote it in quotation marks, with doubled ones inside.
  const isQuotedTwice =
    table.rows.every((row) => row.filter(Boolean).length === 1) &&
    table.rows.some(([cell = '']) => /[,;\t|]/.test(cell))
  if (!isQuotedTwice) return table
  const inside = table.rows.map(([cell]) => cell).join('\n')
  const { rows, lines } = await parseText(inside, delimiterIn(inside))
  return { rows, lines: lines.map((line) => table.lines[line - 1] ?? line) }
}

const parseText = async (text: string, delimiter: string): Promise<CsvTable> => {
  // Loaded only for an import, to save memory.
  const { CsvError, parse } = await import('csv-parse')
  const lines: number[] = []
  let last = 0
  const options: Options<string[]> = {
    delimiter,
    record_delimiter: '\n',
    // A quotation mark after the first character of a cell is part of its text.
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    trim: true,
    on_record: (row, context) => {
      last = context.lines
      lines.push(last - (row.join('').split('\n').length - 1))
      return row
    },
  }
  try {
    const parsed: AsyncIterable<string[]> = Readable.from(piecesOf(text)).pipe(parse(options))
    const rows: string[][] = []
    for await (const row of parsed) rows.push(row.map((cell) => withFormulas(cell.trim())))
    return { rows, lines }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // For a quotation mark that is never closed, the library reports the last line of the file.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? lineAfter(text, last) : Number(error.lines)
    throw new Refused({ file: damagedAt(line) })
  }
}

/** The next line that has anything in it, from 1. */
const lineAfter = (text: string, line: number) => {
  const rest = text.split('\n').slice(line)
  return (
    line +
    1 +
    Math.max(
      0,
      rest.findIndex((each) => /[^\s,;|]/.test(each)),
    )
  )
}

const damagedAt = (line: number) =>
  `Nothing was imported: the file cannot be read from line ${thousands(line)} on. A quotation mark is missing there, or is in the wrong place. Correct that line, then choose the file again.`

const charactersAtOnce = 32 * 1024

/** In chunks, so that other requests are answered in between. */
async function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += charactersAtOnce) {
    yield text.slice(at, at + charactersAtOnce)
    await setImmediate()
  }
}

const linesLookedAt = 50

/**
 * The delimiter that leaves the most addresses alone in their cells, then the one that is in the most lines, and most
 * often. A title above the table, and names like `Mensah, Esi`, may have others.
 */
const delimiterIn = (text: string) => {
  const lines = text
    .slice(0, charactersAtOnce)
    .replace(/(?<=^|[,;\t|\n]) *"(?:[^"]|"")*"/g, (quoted) => quoted.replace(/[,;\t|\n]/g, ' '))
    .split(/\n+/, linesLookedAt)
  const scoreOf = (delimiter: string) => {
    const rows = lines.map((line) => line.split(delimiter))
    const addresses = rows.filter((row) =>
      row.some((cell) => isEmail(parseEmail(cell.replace(/^\s*"|"\s*$/g, '')))),
    ).length
    const cells = rows.reduce((sum, row) => sum + row.length - 1, 0)
    return (addresses * linesLookedAt + rows.filter((row) => row.length > 1).length) * charactersAtOnce + cells
  }
  return [',', ';', '\t', '|'].reduce((best, delimiter) => (scoreOf(delimiter) > scoreOf(best) ? delimiter : best))
}
