/** What is in a backup, and under which names: see docs/decisions/0020. */
import { isImageFileName } from '../images/stored-image.ts'

/** The first entry tells what it is, the last one that it is whole. Any tar reads it, and `sha256sum -c` checks it. */
export const firstName = 'voima.json'
export const lastName = 'summary.json'

const numbered = (number: number) => String(number).padStart(6, '0')

export const partName = (table: string, number: number) => `tables/${table}/${numbered(number)}.jsonl`
export const pictureName = (file: string) => `pictures/${file}`
export const checksumsName = (number: number) => `checksums/${numbered(number)}.txt`

export const tableIn = (name: string) => /^tables\/(\w+)\/\d{6}\.jsonl$/.exec(name)?.[1]
export const pictureIn = (name: string) => {
  const file = name.startsWith('pictures/') ? name.slice('pictures/'.length) : ''
  return isImageFileName(file) ? file : undefined
}

const isChecksums = (name: string) => /^checksums\/\d{6}\.txt$/.test(name)

export const isKnownName = (name: string) =>
  name === firstName ||
  name === lastName ||
  tableIn(name) !== undefined ||
  pictureIn(name) !== undefined ||
  isChecksums(name)

/** Grows when a reader of today could no longer read it. */
export const formatNumber = 1

export type First = { voima: 'backup'; format: number; madeAt: string; steps: string[]; tables: string[] }

export type Summary = {
  rows: Record<string, number>
  pictures: number
  /** Named by the database and not in the store, already when the backup was made. */
  missing: string[]
  /** Of all checksums, so that none can be taken away with what it stands for. */
  checksums: string
}

/** About a thousand entries are held against one list of checksums, so that no list has to fit into memory. */
export const entriesPerChecksums = 1000
export const bytesPerPart = 1024 * 1024
/** No entry of ours comes near: a row has an article's text twice at most, a picture a few megabytes. */
export const mostEntryBytes = 64 * 1024 * 1024
