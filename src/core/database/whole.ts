/** A database as a whole: every table, whichever there are, read at one moment or filled at once. */
import { existsSync } from 'node:fs'
import { type Dialect, Kysely } from 'kysely'
import { dialectFor, type Place, patientDialectFor, readingDialectFor, referencesIn, rowsOf } from './dialect.ts'
import { migrate, stepsOf } from './migrate.ts'

export class InUse extends Error {}

export type Row = Record<string, string | number | null>
type AnyTables = Record<string, Row>

export type Snapshot = {
  /** The migrations that were done, the last one at the end. */
  steps: string[]
  /** A table comes after those that its rows name. */
  tables: string[]
  rowsOf: (table: string) => AsyncIterable<Row[]>
}

/** What is written meanwhile is not seen. */
export const atOneMoment = <Answer>(place: Place, look: (snapshot: Snapshot) => Promise<Answer>) =>
  using(patientDialectFor(place), (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) =>
        look({
          steps: await stepsOf(trx),
          tables: await tablesInOrder(trx),
          rowsOf: (table) => rowsOf(trx, table),
        }),
      ),
  )

/** That there is not even a table. Makes none. */
export const isUnused = async (place: Place) =>
  !(existsSync(place) || URL.canParse(place)) || (await using(readingDialectFor(place), tablesInOrder)).length === 0

/** All of it, or nothing of it. Throws InUse when there is a table already. What comes from an earlier version is brought to this one. */
export const fillDatabase = (place: Place, step: string, parts: AsyncIterable<{ table: string; rows: Row[] }>) =>
  using(dialectFor(place), (db) =>
    db.transaction().execute(async (trx) => {
      if ((await tablesInOrder(trx)).length > 0) throw new InUse()
      await migrate(trx, step)
      // Some tables are born with a row.
      for (const table of (await tablesInOrder(trx)).reverse()) await trx.deleteFrom(table).execute()
      for await (const { table, rows } of parts) if (rows.length > 0) await trx.insertInto(table).values(rows).execute()
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

const tablesInOrder = async (db: Kysely<AnyTables>) => {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
  const references = await referencesIn(db)
  const named = (table: string) => references.filter(({ source }) => source === table).map(({ target }) => target)
  const ordered = new Set<string>()
  const visit = (table: string) => {
    for (const target of named(table)) if (target !== table) visit(target)
    ordered.add(table)
  }
  tables.forEach(visit)
  return [...ordered]
}
