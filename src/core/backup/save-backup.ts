/**
 * Writes one backup file (a dump) while the site runs: the rows of the database at one moment, and every picture that
 * they name. Decides which tables are left out. `check-backup.ts` verifies the new file before it counts.
 */
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseUrl } from '../database/dialect.ts'
import { type Row, readSnapshot, type Snapshot } from '../database/dump.ts'
import { syncFolder } from '../images/disk-store.ts'
import { imageOf } from '../images/images.ts'
import { fileNamesOf, type ImageStore } from '../images/stored-image.ts'
import { Unavailable } from '../lib/errors.ts'
import { type Entry, writeArchive } from './archive.ts'
import { checkBackup } from './check-backup.ts'
import { unfinished } from './files.ts'
import {
  type BackupHeader,
  bytesPerPart,
  createChecksums,
  formatNumber,
  headerName,
  notRestored,
  partName,
  pictureName,
  type Summary,
  summaryName,
} from './format.ts'

export type BackupSource = { databaseUrl: DatabaseUrl; store: ImageStore }

export type SavedBackup = { summary: Summary; storedIds: Set<string> }

/**
 * Writes to a temporary name first: the file gets the name `path` only after it has been read back and found complete.
 * Throws the abort reason of the signal, and Unavailable if there are pictures but none can be read.
 */
export const saveBackup = async (
  source: BackupSource,
  path: string,
  at: Date,
  signal?: AbortSignal,
): Promise<SavedBackup> => {
  const temporary = path + unfinished
  try {
    await rm(temporary, { force: true })
    const storedIds = await readSnapshot(source.databaseUrl, async (snapshot) => {
      const content = createContent(snapshot, source.store, at)
      await writeArchive(temporary, untilAborted(content.entries(), signal), at)
      return content.storedIds
    })
    const { summary } = await checkBackup(temporary, signal)
    if (summary.pictures === 0 && summary.missing.length > 0)
      throw new Unavailable(
        `None of the ${summary.missing.length} picture files could be read, for example ${summary.missing[0]}. Nothing was saved. Are MEDIA_URL and DATA_DIR those of the site?`,
      )
    await rename(temporary, path)
    await syncFolder(dirname(path))
    return { summary, storedIds }
  } finally {
    await rm(temporary, { force: true })
  }
}

async function* untilAborted(entries: AsyncIterable<Entry>, signal: AbortSignal | undefined) {
  for await (const entry of entries) {
    signal?.throwIfAborted()
    yield entry
  }
}

/**
 * The list of backups applies to one server only, and an unfinished upload is sent again. Rate limits contain keyed
 * hashes of visitors' network addresses, and the backup contains the key: with both, anyone could find the addresses by
 * trying all of them.
 */
const omittedTables = ['backups', 'image_upload_parts', 'image_uploads', 'rate_limits', ...Object.keys(notRestored)]

const createContent = (snapshot: Snapshot, store: ImageStore, at: Date) => {
  const counts: Omit<Summary, 'checksums'> = { rows: {}, pictures: 0, missing: [] }
  const storedIds = new Set<string>()

  async function* tables(): AsyncGenerator<Entry> {
    const names = snapshot.tables.filter((table) => !omittedTables.includes(table))
    yield jsonEntry(headerName, headerOf(snapshot.steps, names, at))
    for (const table of names) {
      counts.rows[table] = 0
      const onRows = (count: number) => {
        counts.rows[table] = (counts.rows[table] ?? 0) + count
      }
      yield* tableEntries(table, snapshot.rowsOf(table), onRows)
    }
  }
  async function* pictures(): AsyncGenerator<Entry> {
    for await (const name of storedNames(snapshot, storedIds)) {
      const body = await store.read(name)
      if (body) yield { name: pictureName(name), body }
      if (body) counts.pictures += 1
      else counts.missing.push(name)
    }
  }
  async function* all() {
    yield* tables()
    yield* pictures()
  }
  return { storedIds, entries: () => withChecksums(all(), counts) }
}

/** The files of images, and those for download. Adds to `ids`. */
async function* storedNames({ rowsOf }: Snapshot, ids: Set<string>) {
  for await (const rows of rowsOf('images'))
    for (const image of rows.flatMap((row) => imageOf(row) ?? [])) {
      ids.add(image.id)
      yield* fileNamesOf(image)
    }
  for await (const rows of rowsOf('files'))
    for (const { id, ending } of rows) {
      ids.add(id)
      yield `${id}.${ending}`
    }
}

const headerOf = (steps: string[], tables: string[], at: Date): BackupHeader => ({
  voima: 'backup',
  format: formatNumber,
  madeAt: at.toISOString(),
  steps,
  tables,
})

const jsonEntry = (name: string, content: object): Entry => ({
  name,
  body: Buffer.from(`${JSON.stringify(content)}\n`),
})

/** One row on each line, in entries of about a megabyte. */
async function* tableEntries(table: string, rows: AsyncIterable<Row[]>, onRows: (count: number) => void) {
  let text = ''
  let number = 0
  const part = (): Entry => {
    number += 1
    const body = Buffer.from(text)
    text = ''
    return { name: partName(table, number), body }
  }
  for await (const batch of rows) {
    onRows(batch.length)
    text += batch.map((row) => `${JSON.stringify(row)}\n`).join('')
    if (text.length >= bytesPerPart) yield part()
  }
  if (text !== '') yield part()
}

/** Adds the lists of checksums between the entries, and the summary as the last entry. */
export async function* withChecksums(entries: AsyncIterable<Entry>, counts: object): AsyncGenerator<Entry> {
  const checksums = createChecksums()
  for await (const entry of entries) {
    checksums.add(entry)
    yield entry
    if (checksums.isFull()) yield checksums.next()
  }
  yield checksums.next()
  yield jsonEntry(summaryName, { ...counts, checksums: checksums.ofAll() })
}
