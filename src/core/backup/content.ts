/** What goes into a backup, entry by entry. */
import type { Row, Snapshot } from '../database/dump.ts'
import { imageOf } from '../images/images.ts'
import type { ImageStore } from '../images/stored-image.ts'
import { fileNamesOf } from '../images/stored-image.ts'
import type { Entry } from './archive.ts'
import { createChecksums } from './checksums.ts'
import {
  bytesPerPart,
  type First,
  firstName,
  formatNumber,
  lastName,
  partName,
  pictureName,
  type Summary,
} from './format.ts'

/** Where copies lie is true of one place only, and half a picture is sent again. */
const leftOut = ['backups', 'image_upload_parts', 'image_uploads']

export const createContent = (snapshot: Snapshot, store: ImageStore, at: Date) => {
  const counted: Omit<Summary, 'checksums'> = { rows: {}, pictures: 0, missing: [] }
  const listImageIds = new Set<string>()

  async function* tables(): AsyncGenerator<Entry> {
    const { steps } = snapshot
    const names = snapshot.tables.filter((table) => !leftOut.includes(table))
    const first: First = { voima: 'backup', format: formatNumber, madeAt: at.toISOString(), steps, tables: names }
    yield asJson(firstName, first)
    for (const table of names) {
      counted.rows[table] = 0
      const tell = (count: number) => {
        counted.rows[table] = (counted.rows[table] ?? 0) + count
      }
      yield* inParts(table, snapshot.rowsOf(table), tell)
    }
  }
  async function* pictures(): AsyncGenerator<Entry> {
    for await (const rows of snapshot.rowsOf('images'))
      for (const name of rows.flatMap(filesOf)) {
        const body = await store.read(name)
        if (body) yield { name: pictureName(name), body }
        if (body) counted.pictures += 1
        else counted.missing.push(name)
      }
  }
  const filesOf = (row: Row) => {
    const image = imageOf(row as never)
    if (image) listImageIds.add(image.id)
    return image ? fileNamesOf(image) : []
  }
  async function* everything() {
    yield* tables()
    yield* pictures()
  }
  return { listImageIds, entries: () => withChecksums(everything(), counted) }
}

const asJson = (name: string, content: object): Entry => ({ name, body: Buffer.from(`${JSON.stringify(content)}\n`) })

/** A row is a line. */
async function* inParts(table: string, rows: AsyncIterable<Row[]>, tell: (count: number) => void) {
  let text = ''
  let number = 0
  const part = (): Entry => {
    number += 1
    const body = Buffer.from(text)
    text = ''
    return { name: partName(table, number), body }
  }
  for await (const some of rows) {
    tell(some.length)
    text += some.map((row) => `${JSON.stringify(row)}\n`).join('')
    if (text.length >= bytesPerPart) yield part()
  }
  if (text !== '') yield part()
}

/** With lists of checksums in between, and the summary at the end. */
export async function* withChecksums(entries: AsyncIterable<Entry>, counted: object): AsyncGenerator<Entry> {
  const checksums = createChecksums()
  for await (const entry of entries) {
    checksums.add(entry)
    yield entry
    if (checksums.isFull()) yield checksums.next()
  }
  yield checksums.next()
  yield asJson(lastName, { ...counted, checksums: checksums.ofAll() })
}
