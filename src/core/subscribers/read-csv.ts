/**
 * Parses the CSV file of an import of subscribers, as spreadsheets save it: RFC 4180, also with semicolons or tabs, in
 * UTF-8, UTF-16 or Windows-1252. `import-export.ts` recognises duplicates. Decision: docs/decisions/0047-csv-library.md.
 */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Options } from 'csv-parse'
import { thousands } from '#shared/format.ts'
import { Refused } from '../lib/errors.ts'

/** Returns the non-empty rows. Throws Refused, with the line, if the file is damaged. */
export const readCsv = async (file: Uint8Array): Promise<string[][]> => {
  // Loaded only for an import, to save memory.
  const { CsvError, parse } = await import('csv-parse')
  const text = textOf(file)
  let lines = 0
  const options: Options<string[]> = {
    delimiter: delimiterIn(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    // A quotation mark after the first character of a cell is part of its text.
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    trim: true,
    on_record: (row, context) => {
      lines = context.lines
      return row
    },
  }
  try {
    const rows: AsyncIterable<string[]> = Readable.from(piecesOf(text)).pipe(parse(options))
    return await Array.fromAsync(rows)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // For a quotation mark that is never closed, the library reports the last line of the file.
    throw new Refused({ file: damagedAt(error.code === 'CSV_QUOTE_NOT_CLOSED' ? lines + 1 : Number(error.lines)) })
  }
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

/** A byte order mark identifies the encoding. Without one, bytes that are not UTF-8 are Windows-1252. */
const textOf = (file: Uint8Array) => {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

/** The most frequent delimiter in the first line, outside of quotation marks. */
const delimiterIn = (text: string) => {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const countOf = (delimiter: string) => first.replace(/"[^"]*"/g, '').split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best))
}
