/**
 * Verifies the integrity of a backup by its checksums (`format.ts`): throws unless every entry is complete, unchanged
 * and known.
 */
import { type Entry, readArchive, UnreadableArchive } from './archive.ts'
import {
  type BackupHeader,
  createChecksums,
  formatNumber,
  hashOf,
  headerName,
  isKnownName,
  maxEntryBytes,
  pictureOfEntry,
  type Summary,
  summaryName,
  tableOfEntry,
} from './format.ts'

/** The message says what is damaged. */
export class DamagedBackup extends Error {
  constructor(reason: string) {
    super(`The backup is damaged: ${reason}.`)
  }
}

/** `bytes`: the size of all rows, and of all pictures. */
export type CheckedBackup = { header: BackupHeader; summary: Summary; bytes: { rows: number; pictures: number } }

/** Throws DamagedBackup, or the reason of the signal when that aborts. */
export const checkBackup = async (path: string, signal?: AbortSignal): Promise<CheckedBackup> => {
  const checker = createChecker()
  try {
    for await (const entry of readArchive(path, maxEntryBytes)) {
      signal?.throwIfAborted()
      checker.add(entry)
    }
  } catch (error) {
    throw error instanceof UnreadableArchive ? new DamagedBackup(error.message) : error
  }
  return checker.end()
}

/** Without checking the rest. Throws DamagedBackup. */
export const readHeader = async (path: string): Promise<BackupHeader> => {
  for await (const entry of readArchive(path, maxEntryBytes)) return headerIn(entry)
  throw new DamagedBackup('it is empty')
}

const createChecker = () => {
  const checksums = createChecksums()
  const rows: Record<string, number> = {}
  const bytes = { rows: 0, pictures: 0 }
  let pictures = 0
  let header: BackupHeader | undefined
  let summary: Summary | undefined

  const count = ({ name, body }: Entry) => {
    const table = tableOfEntry(name)
    bytes[table ? 'rows' : 'pictures'] += body.byteLength
    if (table) rows[table] = (rows[table] ?? 0) + linesIn(body)
    else if (pictureOfEntry(name)) pictures += 1
  }
  const add = (entry: Entry) => {
    const { name } = entry
    if (!isKnownName(name))
      throw new DamagedBackup(`it contains ${JSON.stringify(name)}, which does not belong to a backup`)
    if (summary) throw new DamagedBackup('there is data after its end')
    header ??= headerIn(entry)
    if (name === summaryName) summary = jsonIn<Summary>(entry)
    else if (name.startsWith('checksums/')) expectSame(entry, checksums.next())
    else {
      checksums.add(entry)
      count(entry)
    }
  }
  const end = (): CheckedBackup => {
    if (!header || !summary) throw new DamagedBackup('its end is missing')
    if (summary.checksums !== checksums.ofAll()) throw new DamagedBackup('parts of it are missing')
    for (const table of new Set([...header.tables, ...Object.keys(rows)]))
      if ((rows[table] ?? 0) !== summary.rows[table]) throw new DamagedBackup(`the table ${table} is incomplete`)
    if (pictures !== summary.pictures) throw new DamagedBackup('pictures are missing')
    return { header, summary, bytes }
  }
  return { add, end }
}

const linesIn = (body: Uint8Array) => {
  let lines = 0
  for (let at = body.indexOf(10); at >= 0; at = body.indexOf(10, at + 1)) lines += 1
  return lines
}

const headerIn = (entry: Entry) => {
  if (entry.name !== headerName) throw new DamagedBackup('it does not begin like a backup')
  const header = jsonIn<BackupHeader>(entry)
  if (header.voima !== 'backup' || !Array.isArray(header.steps) || !Array.isArray(header.tables))
    throw new DamagedBackup('it does not begin like a backup')
  if (header.format > formatNumber) throw new DamagedBackup('it was made by a newer version of the site')
  return header
}

const jsonIn = <Content>({ name, body }: Entry): Content => {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    throw new DamagedBackup(`${name} cannot be read`)
  }
}

const expectSame = (found: Entry, expected: Entry) => {
  if (found.name === expected.name && hashOf(found.body) === hashOf(expected.body)) return
  const expectedSums = sumsIn(expected)
  for (const [name, sum] of sumsIn(found)) {
    if (!expectedSums.has(name) && isKnownName(name)) throw new DamagedBackup(`${name} is missing`)
    if (expectedSums.has(name) && expectedSums.get(name) !== sum) throw new DamagedBackup(`${name} was changed`)
  }
  throw new DamagedBackup(`${found.name} was changed`)
}

/** The checksums by the name of the entry. */
const sumsIn = ({ body }: Entry) => {
  const lines = Buffer.from(body).toString().trimEnd().split('\n')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}
