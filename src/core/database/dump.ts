/** Reads a whole database at one moment, and fills an empty one: every table, whichever there are. */
import { existsSync } from 'node:fs'
import { type Dialect, Kysely, type Selectable, sql } from 'kysely'
import { type DatabaseUrl, dialectFor, isSqlite } from './dialect.ts'
import { firstStep, migrate, stepsOf } from './migrate.ts'
import { tablesInOrder } from './table-order.ts'
import type { Tables } from './tables.ts'
import { isFrom031, rename031Rows } from './upgrade-from-031.ts'

export class InUse extends Error {}

export type Row = Record<string, string | number | null>
type AnyTables = Record<string, Row>

/** The rows of a table, some at a time. */
type ReadRows = {
  <Table extends keyof Tables>(table: Table): AsyncIterable<Selectable<Tables[Table]>[]>
  (table: string): AsyncIterable<Row[]>
}

export type Snapshot = {
  /** The migrations that were done, the last one at the end. */
  steps: string[]
  /** A table comes after those that its rows name. */
  tables: string[]
  rowsOf: ReadRows
}

/** What is written meanwhile is not seen. */
export const atOneMoment = <Answer>(url: DatabaseUrl, look: (snapshot: Snapshot) => Promise<Answer>) =>
  using(dialectFor(url, { isReadOnly: true, hasTimeout: false }), (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) =>
        look({
          steps: await stepsOf(trx),
          tables: await tablesInOrder(trx),
          rowsOf: createRowReader(trx),
        }),
      ),
  )

/** That there is not even a table. Makes none. */
export const isUnused = async (url: DatabaseUrl) =>
  !(existsSync(url) || URL.canParse(url)) ||
  (await using(dialectFor(url, { isReadOnly: true }), tablesInOrder)).length === 0

type Part = { table: string; rows: Row[] }

/**
 * All of it, or nothing of it. `steps` are those of the version that made the rows; they are brought to this version.
 * Throws InUse when there is a table already.
 */
export const fillDatabase = (url: DatabaseUrl, steps: string[], parts: AsyncIterable<Part>) =>
  using(dialectFor(url, { hasTimeout: false }), (db) =>
    db.transaction().execute(async (trx) => {
      if ((await tablesInOrder(trx)).length > 0) throw new InUse()
      const isOld = isFrom031(steps)
      await migrate(trx, isOld ? firstStep : steps.at(-1))
      // Some tables are made with a row in them.
      for (const table of (await tablesInOrder(trx)).reverse()) await trx.deleteFrom(table).execute()
      for await (const part of parts) {
        const { table, rows } = isOld ? rename031Rows(part) : part
        if (rows.length > 0) await trx.insertInto(table).values(rows).execute()
      }
      await migrate(trx)
    }),
  )

const using = async <Answer>(dialect: Promise<Dialect>, work: (db: Kysely<AnyTables>) => Promise<Answer>) => {
  const db = new Kysely<AnyTables>({ dialect: await dialect })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const rowsAtOnce = 100

/** Reads tables of any size, in a transaction. */
const createRowReader = (db: Kysely<AnyTables>): ReadRows => {
  function read<Table extends keyof Tables>(table: Table): AsyncGenerator<Selectable<Tables[Table]>[]>
  function read(table: string): AsyncGenerator<Row[]>
  function read(table: string) {
    return isSqlite(db) ? inParts(db.selectFrom(table).selectAll().stream()) : throughCursor(db, table)
  }
  return read
}

async function* inParts(rows: AsyncIterable<Row>) {
  let part: Row[] = []
  for await (const row of rows) {
    part.push(row)
    if (part.length < rowsAtOnce) continue
    yield part
    part = []
  }
  yield part
}

async function* throughCursor(db: Kysely<AnyTables>, table: string) {
  await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from all_rows`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close all_rows`.execute(db)
}
