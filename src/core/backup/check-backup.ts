/** Reads a backup from its first byte to its last, and says whether it is whole and nothing else is in it. */
import type { Entry } from './archive.ts'
import { readArchive, UnreadableArchive } from './archive.ts'
import { createChecksums, hashOf } from './checksums.ts'
import {
  type First,
  firstName,
  formatNumber,
  isKnownName,
  lastName,
  mostEntryBytes,
  pictureIn,
  type Summary,
  tableIn,
} from './format.ts'

/** The message says in what way. */
export class DamagedBackup extends Error {
  constructor(reason: string) {
    super(`The backup is damaged: ${reason}.`)
  }
}

export type Checked = { first: First; summary: Summary }

/** Throws DamagedBackup. */
export const checkBackup = async (path: string): Promise<Checked> => {
  const seen = createSeen()
  try {
    for await (const entry of readArchive(path, mostEntryBytes)) seen.take(entry)
  } catch (error) {
    throw error instanceof UnreadableArchive ? new DamagedBackup(error.message) : error
  }
  return seen.end()
}

const createSeen = () => {
  const checksums = createChecksums()
  const rows: Record<string, number> = {}
  let pictures = 0
  let first: First | undefined
  let summary: Summary | undefined

  const count = ({ name, body }: Entry) => {
    const table = tableIn(name)
    if (table) rows[table] = (rows[table] ?? 0) + linesIn(body)
    else if (pictureIn(name)) pictures += 1
  }
  const take = (entry: Entry) => {
    const { name } = entry
    if (!isKnownName(name)) throw new DamagedBackup(`it holds ${JSON.stringify(name)}, which is no part of a backup`)
    if (summary) throw new DamagedBackup('there is more behind its end')
    first ??= firstIn(entry)
    if (name === lastName) summary = jsonIn<Summary>(entry)
    else if (name.startsWith('checksums/')) expectSame(entry, checksums.next())
    else {
      checksums.add(entry)
      count(entry)
    }
  }
  const end = (): Checked => {
    if (!first || !summary) throw new DamagedBackup('its end is missing')
    if (summary.checksums !== checksums.ofAll()) throw new DamagedBackup('parts of it are missing')
    for (const table of new Set([...first.tables, ...Object.keys(rows)]))
      if ((rows[table] ?? 0) !== summary.rows[table]) throw new DamagedBackup(`the table ${table} is not whole`)
    if (pictures !== summary.pictures) throw new DamagedBackup('pictures are missing')
    return { first, summary }
  }
  return { take, end }
}

const linesIn = (body: Uint8Array) => {
  let lines = 0
  for (let at = body.indexOf(10); at >= 0; at = body.indexOf(10, at + 1)) lines += 1
  return lines
}

const firstIn = (entry: Entry) => {
  if (entry.name !== firstName) throw new DamagedBackup('it does not begin as one')
  const first = jsonIn<First>(entry)
  if (first.voima !== 'backup' || !Array.isArray(first.steps) || !Array.isArray(first.tables))
    throw new DamagedBackup('it does not begin as one')
  if (first.format > formatNumber) throw new DamagedBackup('a newer version of Voima made it')
  return first
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
  const here = sumsIn(expected)
  for (const [name, sum] of sumsIn(found)) {
    if (!here.has(name) && isKnownName(name)) throw new DamagedBackup(`${name} is missing`)
    if (here.has(name) && here.get(name) !== sum) throw new DamagedBackup(`${name} is not what it was`)
  }
  throw new DamagedBackup(`${found.name} is not what it was`)
}

/** Checksums by the names of the entries. */
const sumsIn = ({ body }: Entry) => {
  const lines = Buffer.from(body).toString().trimEnd().split('\n')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}
