/**
 * Moves a site from one database to another of either engine (SQLite to PostgreSQL, or back): copies all rows, or none,
 * and compares the checksums of the tables afterwards.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { DatabaseUrl } from './dialect.ts'
import { fillDatabase, isEmptyDatabase, NotEmptyDatabase, type Row, readSnapshot, type Snapshot } from './dump.ts'
import { isCurrent, refuseUnsupported, UnsupportedVersion } from './migrate.ts'
import { isOpenElsewhere } from './other-processes.ts'

/** The message gives the reason, and says what the administrator can do. */
export class MoveRefused extends Error {}

export type Sums = Record<string, TableSum>
/** Called after each table; the move waits for it. */
type OnTable = (table: string, rows: number) => unknown
type Move = { from: string; to: string; onTable: OnTable }

/** Throws MoveRefused if another process has the database open. */
export const refuseWhileOpen = async (from: string) => {
  if (await isOpenElsewhere(from)) throw new MoveRefused(isRunning)
}

/** Reads both databases again after the move, and compares them. Throws MoveRefused. */
export const moveDatabase = async ({ from, to, onTable }: Move): Promise<Sums> => {
  await mustBeEmpty(to)
  const moved = await readSnapshot(from, (snapshot) => fillFrom(snapshot, to, onTable)).catch((error: unknown) => {
    throw error instanceof NotEmptyDatabase ? new MoveRefused(inUse(to)) : error
  })
  expectSame(
    moved,
    await sumsIn(to),
    (table) => `The table ${table} was not copied correctly. Do not use the new database.`,
  )
  expectSame(
    moved,
    await sumsIn(from),
    (table) => `The table ${table} was changed during the move. Stop the site, empty the new database and move again.`,
  )
  return moved
}

const isRunning =
  'Another process has the database open, probably the site. Nothing was changed. Stop it first (voima stop), because what people write meanwhile would be left behind.'

const inUse = (to: string) =>
  existsSync(to)
    ? `${to} is a database already. Nothing was changed. Add --set-aside, which renames it, or name another file.`
    : 'The target database is not empty. Nothing was changed. Name an empty database.'

/** Never overwrites a folder, a file of another kind, or a database. */
const mustBeEmpty = async (to: string) => {
  const isEmpty = await isEmptyDatabase(to).catch((error: unknown) => {
    throw existsSync(to)
      ? new MoveRefused(`${to} exists and is not a database. Nothing was changed. Name a file that does not exist yet.`)
      : error
  })
  if (!isEmpty) throw new MoveRefused(inUse(to))
}

const fillFrom = async (snapshot: Snapshot, to: string, onTable: OnTable) => {
  refuseOtherVersion(snapshot)
  const sums: Sums = {}
  await fillDatabase(to, snapshot.steps, counted(snapshot, sums, onTable))
  return sums
}

const refuseOtherVersion = ({ steps }: Snapshot) => {
  try {
    refuseUnsupported(steps, 'database')
  } catch (error) {
    throw error instanceof UnsupportedVersion ? new MoveRefused(error.message) : error
  }
  if (!isCurrent(steps))
    throw new MoveRefused(
      'The database was made by an older version of Voima. Start the site once, stop it, then move.',
    )
}

async function* counted({ tables, rowsOf }: Snapshot, sums: Sums, onTable: OnTable) {
  for (const table of tables) {
    const sum = createTableSum()
    for await (const rows of rowsOf(table)) {
      sum.add(rows)
      yield { table, rows }
    }
    sums[table] = sum.sum()
    await onTable(table, sums[table].rows)
  }
}

const sumsIn = (databaseUrl: DatabaseUrl) =>
  readSnapshot(databaseUrl, async ({ tables, rowsOf }) => {
    const sums: Sums = {}
    for (const table of tables) sums[table] = await sumOf(rowsOf(table))
    return sums
  })

const sumOf = async (parts: AsyncIterable<Row[]>) => {
  const sum = createTableSum()
  for await (const rows of parts) sum.add(rows)
  return sum.sum()
}

const expectSame = (moved: Sums, found: Sums, complaint: (table: string) => string) => {
  const tables = new Set([...Object.keys(moved), ...Object.keys(found)])
  for (const table of tables)
    if (moved[table]?.rows !== found[table]?.rows || moved[table]?.checksum !== found[table]?.checksum)
      throw new MoveRefused(complaint(table))
}

type TableSum = { rows: number; checksum: string }

/** A checksum of all rows of a table, in constant memory. The order of rows and columns does not change it. */
const createTableSum = () => {
  let rows = 0
  let total = 0n
  return {
    add: (some: Row[]) => {
      for (const row of some) total += numberOf(row)
      rows += some.length
    },
    sum: (): TableSum => ({ rows, checksum: BigInt.asUintN(256, total).toString(16).padStart(64, '0') }),
  }
}

const numberOf = (row: Row) => {
  const columns = Object.entries(row).map((column) => JSON.stringify(column))
  return BigInt(`0x${createHash('sha256').update(columns.sort().join()).digest('hex')}`)
}
