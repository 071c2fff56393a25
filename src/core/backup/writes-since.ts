/** What people have written since a backup: a rollback to it leaves that behind. */
import { createHash } from 'node:crypto'
import type { DatabaseUrl } from '../database/dialect.ts'
import { type Row, readSnapshot } from '../database/dump.ts'
import { notRestored } from './format.ts'
import { rowsIn } from './restore.ts'

type TableWrites = { added: Row[]; changed: Row[]; deleted: number }

/** By table, those with a difference only. */
export type WritesSince = Record<string, TableWrites>

/** Rows that the site derives from others, or needs for a moment. */
const derived = /^(?:search_|article_presence$|rate_limits$|backups$|settings$|image_upload)/

const isWriting = (table: string) => !(table in notRestored) && !derived.test(table)

/** Compares the columns that the backup has, so that a migration alone makes no difference. */
export const writesSince = async (backup: string, databaseUrl: DatabaseUrl): Promise<WritesSince> => {
  const before = await readBefore(backup)
  return readSnapshot(databaseUrl, async ({ tables, rowsOf }) => {
    const all: WritesSince = {}
    for (const table of tables.filter(isWriting)) {
      const writes = await compare(rowsOf(table), before.get(table) ?? { columns: undefined, hashes: new Map() })
      if (writes.added.length + writes.changed.length + writes.deleted > 0) all[table] = writes
    }
    return all
  })
}

/** `hashes`: of each row, by its key. */
type Before = { columns: string[] | undefined; hashes: Map<string, string> }

const readBefore = async (backup: string) => {
  const before = new Map<string, Before>()
  for await (const { table, rows } of rowsIn(backup)) {
    const { columns, hashes } = before.get(table) ?? { columns: Object.keys(rows[0] ?? {}), hashes: new Map() }
    for (const row of rows) hashes.set(...entryOf(row, columns))
    before.set(table, { columns, hashes })
  }
  return before
}

const entryOf = (row: Row, columns = Object.keys(row)): [string, string] => {
  const hash = createHash('sha256')
    .update(JSON.stringify(columns.map((column) => row[column])))
    .digest('base64')
  return [String(row.id ?? hash), hash]
}

const compare = async (current: AsyncIterable<Row[]>, { columns, hashes }: Before): Promise<TableWrites> => {
  const writes: TableWrites = { added: [], changed: [], deleted: 0 }
  for await (const rows of current)
    for (const row of rows) {
      const [key, hash] = entryOf(row, columns)
      const earlier = hashes.get(key)
      hashes.delete(key)
      if (earlier === undefined) writes.added.push(row)
      else if (earlier !== hash) writes.changed.push(row)
    }
  return { ...writes, deleted: hashes.size }
}
