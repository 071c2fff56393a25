/** Takes everything from one database to another, whichever engines they are: all of it, or nothing. */
import { existsSync } from 'node:fs'
import { atOneMoment, fillDatabase, InUse, isUnused, type Row, type Snapshot } from '../database/dump.ts'
import { isCurrent, refuseUnsupported, UnsupportedVersion } from '../database/migrate.ts'
import { createTableSum, type TableSum } from './table-sum.ts'

/** The message says why, and what to do. */
export class CannotMove extends Error {}

export type Sums = Record<string, TableSum>
type Tell = (table: string, rows: number) => void
type Move = { from: string; to: string; tell: Tell }

/** Both sides were read again and found the same. Throws CannotMove. */
export const moveEverything = async ({ from, to, tell }: Move): Promise<Sums> => {
  await mustBeEmpty(to)
  const moved = await atOneMoment(from, (snapshot) => fillFrom(snapshot, to, tell)).catch((error: unknown) => {
    throw error instanceof InUse ? new CannotMove(inUse) : error
  })
  expectSame(
    moved,
    await sumsIn(to),
    (table) => `The table ${table} did not arrive as it was: do not use the new database.`,
  )
  expectSame(
    moved,
    await sumsIn(from),
    (table) => `The table ${table} was written to meanwhile. Stop the site, empty the new database and move again.`,
  )
  return moved
}

const inUse = 'There is a database already where everything should go. Nothing was changed: name an empty place.'

/** A folder, or a file of another kind, is not ours to write over, and no database that could be damaged. */
const mustBeEmpty = async (to: string) => {
  const isEmpty = await isUnused(to).catch((error: unknown) => {
    throw existsSync(to)
      ? new CannotMove(
          `${to} is there already, and is no database. Nothing was changed: name a file that is not there yet.`,
        )
      : error
  })
  if (!isEmpty) throw new CannotMove(inUse)
}

const fillFrom = async (snapshot: Snapshot, to: string, tell: Tell) => {
  refuseOtherVersion(snapshot)
  const sums: Sums = {}
  await fillDatabase(to, snapshot.steps, counted(snapshot, sums, tell))
  return sums
}

const refuseOtherVersion = ({ steps }: Snapshot) => {
  try {
    refuseUnsupported(steps, 'database')
  } catch (error) {
    throw error instanceof UnsupportedVersion ? new CannotMove(error.message) : error
  }
  if (!isCurrent(steps))
    throw new CannotMove('An older version of Voima made the database: start the site once, stop it, then move.')
}

async function* counted({ tables, rowsOf }: Snapshot, sums: Sums, tell: Tell) {
  for (const table of tables) {
    const sum = createTableSum()
    for await (const rows of rowsOf(table)) {
      sum.add(rows)
      yield { table, rows }
    }
    sums[table] = sum.sum()
    tell(table, sums[table].rows)
  }
}

const sumsIn = (place: string) =>
  atOneMoment(place, async ({ tables, rowsOf }) => {
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
      throw new CannotMove(complaint(table))
}
