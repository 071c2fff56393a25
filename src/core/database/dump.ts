/**
 * Reads all tables of a database in one transaction (a consistent snapshot), and fills an empty database with such
 * rows. Backup, restore, export and move use it.
 */
import { existsSync } from 'node:fs'
import { type Kysely, type Selectable, sql } from 'kysely'
import { batchesOf } from '../lib/batches.ts'
import { type DatabaseUrl, isSqlite, tablesInOrder, withDatabase } from './dialect.ts'
import { isUpgradable, upgradeEarlierRows } from './earlier-versions.ts'
import { migrate, stepsOf } from './migrate.ts'
import type { Tables } from './tables.ts'

export class NotEmptyDatabase extends Error {}

export type Row = Record<string, string | number | null>
type AnyTables = Record<string, Row>

/** The rows of a table, in batches. */
type ReadRows = {
  <Table extends keyof Tables>(table: Table): AsyncIterable<Selectable<Tables[Table]>[]>
  (table: string): AsyncIterable<Row[]>
}

export type Snapshot = {
  /** The completed migrations, the latest last. */
  steps: string[]
  /** Each table comes after those that its rows reference. */
  tables: string[]
  rowsOf: ReadRows
}

/** Reads the database as it is at one moment, without later writes. */
export const readSnapshot = <Answer>(url: DatabaseUrl, work: (snapshot: Snapshot) => Promise<Answer>) =>
  withDatabase(url, { isReadOnly: true, hasTimeout: false }, (db: Kysely<AnyTables>) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) =>
        work({
          steps: await stepsOf(trx),
          tables: await tablesInOrder(trx),
          rowsOf: createRowReader(trx),
        }),
      ),
  )

/** Whether the database is missing or has no tables. Creates none. */
export const isEmptyDatabase = async (url: DatabaseUrl) =>
  !(existsSync(url) || URL.canParse(url)) || (await withDatabase(url, { isReadOnly: true }, tablesInOrder)).length === 0

type Part = { table: string; rows: Row[] }

/**
 * Inserts all rows, or none. `steps` are the migrations of the version that made the rows; the rows are brought to this
 * version, and `afterwards` runs in the same transaction. Throws NotEmptyDatabase if the database has a table.
 */
export const fillDatabase = (
  url: DatabaseUrl,
  steps: string[],
  parts: AsyncIterable<Part>,
  afterwards: (trx: Kysely<Tables>) => Promise<void> = async () => {},
) =>
  withDatabase(url, { hasTimeout: false }, (db: Kysely<AnyTables>) =>
    db.transaction().execute(async (trx) => {
      if ((await tablesInOrder(trx)).length > 0) throw new NotEmptyDatabase()
      const isEarlier = isUpgradable(steps)
      await migrate(trx, isEarlier ? undefined : steps.at(-1))
      // Some tables are created with a row in them.
      await emptyAll(trx)
      for await (const { table, rows } of parts) {
        const upgraded = isEarlier ? upgradeEarlierRows(table, rows) : rows
        if (upgraded.length > 0) await trx.insertInto(table).values(upgraded).execute()
      }
      await migrate(trx)
      await afterwards(trx as unknown as Kysely<Tables>)
    }),
  )

const emptyAll = async (db: Kysely<AnyTables>) => {
  for (const table of (await tablesInOrder(db)).reverse()) await db.deleteFrom(table).execute()
}

/** All rows at once: only for a small database. */
export const allRowsOf = (url: DatabaseUrl) =>
  readSnapshot(url, async ({ tables, rowsOf }) => {
    const parts: Part[] = []
    for (const table of tables) for await (const rows of rowsOf(table)) parts.push({ table, rows })
    return parts.filter(({ rows }) => rows.length > 0)
  })

/** Replaces every row of a database that is in use, or none. */
export const replaceRows = (url: DatabaseUrl, parts: Part[]) =>
  withDatabase(url, { hasTimeout: false }, (db: Kysely<AnyTables>) =>
    db.transaction().execute(async (trx) => {
      await emptyAll(trx)
      for (const { table, rows } of parts) await trx.insertInto(table).values(rows).execute()
    }),
  )

const rowsPerBatch = 100

/** Reads tables of any size, in a transaction. */
const createRowReader = (db: Kysely<AnyTables>): ReadRows => {
  function read<Table extends keyof Tables>(table: Table): AsyncGenerator<Selectable<Tables[Table]>[]>
  function read(table: string): AsyncGenerator<Row[]>
  function read(table: string) {
    return isSqlite(db) ? batchesOf(db.selectFrom(table).selectAll().stream(), rowsPerBatch) : throughCursor(db, table)
  }
  return read
}

async function* throughCursor(db: Kysely<AnyTables>, table: string) {
  await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerBatch)} from all_rows`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close all_rows`.execute(db)
}
