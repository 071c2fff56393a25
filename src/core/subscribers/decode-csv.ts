/**
 * The text of a CSV file, in whatever encoding a program saved it. Throws Refused, with what to do, for what is no CSV
 * file although its name ends in .csv.
 */
import { thousands } from '#shared/format.ts'
import { Refused } from '../lib/errors.ts'
import { fileKindOf } from '../lib/file-kinds.ts'

export const decodeCsv = (file: Uint8Array) => {
  const kind = fileKindOf(file)
  if (kind)
    throw refused(
      `This file is ${kind.name}, although its name may end in .csv. Open it in the program that made it, save or export it as CSV (“CSV UTF-8” in Excel, “Text CSV” in LibreOffice), and choose that file.`,
    )
  const text = textOf(file)
  const nul = text.indexOf('\0')
  if (nul >= 0 || /^\s*(?:[{[]\s*["{[]|<\?xml)/.test(text))
    throw refused(
      'This file is not a table of text. Export the list as CSV from the program that holds it, and choose that file.',
    )
  return text
}

const refused = (sentence: string) => new Refused({ file: sentence })

const textOf = (file: Uint8Array) => {
  const wide = wideEncodingOf(file)
  if (wide) return new TextDecoder(wide).decode(file).replaceAll('\0', '')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return linesOf(file)
  }
}

/** A byte order mark says that it is UTF-16. Without one, every second byte of an address is zero. */
const wideEncodingOf = (file: Uint8Array) => {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of file.subarray(0, 2_000).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 5 < Math.min(file.length, 2_000)) return undefined
  if (odd > 2 * even) return 'utf-16le'
  return even > 2 * odd ? 'utf-16be' : undefined
}

/** Text that was joined from files may have lines in UTF-8 and lines in an older encoding. */
const linesOf = (file: Uint8Array) => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1')
  const older = new TextDecoder(isFromOldMac(bytes) ? 'macintosh' : 'windows-1252')
  let line = 0
  return bytes.replace(/([^\r\n]*)(\r\n?|\n|$)/g, (_, text: string, end: string) => {
    line += 1
    return lineOf(text, older, line) + end
  })
}

/** Its programs ended lines with a carriage return, and used bytes that mean nothing in Windows. */
const isFromOldMac = (bytes: string) =>
  (!bytes.includes('\n') && bytes.includes('\r')) || /[\u0081\u008d\u008f\u0090\u009d]/.test(bytes)

const lineOf = (text: string, older: TextDecoder, line: number) => {
  const bytes = Buffer.from(text, 'latin1')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // No word in a western language has four accented letters in a row: this is Arabic, Cyrillic or Chinese.
    if (/[\xc0-\xff]{4}/.test(text))
      throw refused(
        `The letters in line ${thousands(line)} are in an encoding that this site cannot read. Save the file as “CSV UTF-8” (in Excel: Save as), and choose it again.`,
      )
    return older.decode(bytes)
  }
}
