/**
 * Exports the whole site in open formats (JSON, CSV, pictures and files): into a folder, or as a tar archive to
 * download. Each record type decides which tables and columns. The data of one person: `organisation/personal-data.ts`.
 */

import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { organisationName } from '#shared/organisation-name.ts'
import { type ArchiveFile, packArchive } from '../backup/archive.ts'
import type { BackupSource } from '../backup/save-backup.ts'
import { readSnapshot, type Snapshot } from '../database/dump.ts'
import type { ImageStore } from '../images/stored-image.ts'
import { webStream } from '../lib/streams.ts'
import { csvLine, csvStart } from './csv.ts'
import { type ExportTable, filesOf } from './fields.ts'

/** `tables`: what the record types export. */
export type ExportSource = BackupSource & { tables: readonly ExportTable[] }

export class NotEmptyFolder extends Error {}

/** Exports into a new or empty folder, and resolves to the number of files. Throws NotEmptyFolder. */
export const exportToFolder = (source: ExportSource, folder: string) =>
  fillFolder(folder, 0o700, () => writeFiles(source, folder))

/** Throws NotEmptyFolder. After an error the folder is empty again. */
export const fillFolder = async <Result>(folder: string, mode: number, write: () => Promise<Result>) => {
  const firstMade = await mkdir(folder, { recursive: true, mode })
  if ((await readdir(folder)).length > 0)
    throw new NotEmptyFolder(`The folder ${folder} is not empty. Nothing was changed.`)
  try {
    return await write()
  } catch (error) {
    const made = firstMade ? [firstMade] : (await readdir(folder)).map((name) => join(folder, name))
    for (const path of made) await rm(path, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

const writeFiles = ({ databaseUrl, store, tables }: ExportSource, folder: string) =>
  readSnapshot(databaseUrl, async (snapshot) => {
    let count = 0
    for (const inside of ['pictures', 'files']) await mkdir(join(folder, inside))
    for await (const { name, pieces } of exportFiles(snapshot, store, tables)) {
      const file = createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 })
      await pipeline(Readable.from(pieces()), file)
      count += 1
    }
    return count
  })

/** A tar archive that is created while it is read. An error aborts the download. */
export const exportStream = ({ databaseUrl, store, tables }: ExportSource, at: Date): ReadableStream<Uint8Array> => {
  const begin = () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const send = () =>
      readSnapshot(databaseUrl, (snapshot) =>
        packArchive(measured(exportFiles(snapshot, store, tables)), at).pipeTo(writable),
      )
    send().catch((error) => writable.abort(error).catch(() => {}))
    return readable
  }
  return webStream(begin)
}

/** A tar archive needs the size of a file before its content. */
async function* measured(files: AsyncIterable<ExportFile>): AsyncGenerator<ArchiveFile> {
  for await (const { name, pieces } of files) {
    let size = 0
    for await (const piece of pieces()) size += piece.byteLength
    yield { name, size, pieces: pieces() }
  }
}

/** `pieces` may be called more than once, and yields the same bytes each time. */
type ExportFile = { name: string; pieces: () => AsyncIterable<Uint8Array> }

async function* exportFiles(
  snapshot: Snapshot,
  store: ImageStore,
  tables: readonly ExportTable[],
): AsyncGenerator<ExportFile> {
  yield textFile('README.txt', () => once(readMe(tables)))
  for (const table of tables) {
    yield textFile(`${table.name}.json`, () => jsonOf(snapshot, table))
    const { columns } = table
    if (columns) yield textFile(`${table.name}.csv`, () => csvOf(snapshot, table, columns))
  }
  for await (const rows of snapshot.rowsOf('images'))
    for (const name of rows.flatMap(filesOf)) {
      const body = await store.read(name)
      if (body) yield { name: `pictures/${name}`, pieces: () => once(body) }
    }
  for await (const rows of snapshot.rowsOf('files'))
    for (const { id, ending } of rows) {
      const body = await store.read(`${id}.${ending}`)
      if (body) yield { name: `files/${id}.${ending}`, pieces: () => once(body) }
    }
}

const readMe = (tables: readonly ExportTable[]) => `All content of the site of ${organisationName()}, in open formats.

${tables.map(({ name, columns, about }) => `${`${name}.json${columns ? ', .csv' : ''}`.padEnd(26)}${about}`).join('\n')}

The pictures are in the folder "pictures". The files for download are in the folder "files" under their _id.
In a CSV file, a cell that could be taken for a formula begins with '. Phone numbers have spaces, so that a spreadsheet
keeps their zero.

Passwords, tokens and other secrets are not here, nor are copies of sent mail. Nothing can be restored from this
folder: that is what a backup is for, and everything is in one.

Names, addresses and messages of people are in these files. Keep them where only you can read them.
`

const textFile = (name: string, pieces: () => AsyncIterable<string>): ExportFile => ({
  name,
  pieces: () => encoded(pieces()),
})

async function* encoded(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield Buffer.from(piece)
}

async function* once<Piece>(piece: Piece) {
  yield piece
}

/** One item on each line. */
async function* jsonOf(snapshot: Snapshot, table: ExportTable) {
  let before = '[\n'
  for await (const items of table.itemsOf(snapshot)) {
    if (items.length === 0) continue
    yield before + items.map((item) => JSON.stringify(item)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvOf(snapshot: Snapshot, table: ExportTable, columns: string[]) {
  yield csvStart + csvLine(columns)
  for await (const items of table.itemsOf(snapshot))
    yield items.map((item) => csvLine(columns.map((column) => String(item[column] ?? '')))).join('')
}
