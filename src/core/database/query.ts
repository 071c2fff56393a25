/** The parts of queries that several modules share: a search, a count, and the lock of a row. */
import { type AnyColumn, type InsertObject, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { wantedIn, wordBreaks } from '#shared/fold.ts'
import { recordOf } from '#shared/keys.ts'
import type { Database, Tables } from './tables.ts'

/** Whether the column contains this text; `%` and `_` in the text match only themselves. */
export const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${pattern(text)} escape '!'`

/** Whether the column contains this text followed by the value of another column. */
export const containsValue = (column: string, text: string, value: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text}`} || ${sql.ref(value)} || '%'`

const pattern = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`

/** Whether a column of folded texts matches what people typed, like `matches` in `shared/fold.ts`. */
export const keyMatches = (column: string, search: string) => {
  const { words, joined } = wantedIn(search)
  const has = words.map((word) => contains(column, word))
  if (words.length === 0) return sql<boolean>`1 = 1`
  const asOneWord = wordBreaks.reduce(
    (text, each) => sql`replace(${text}, ${sql.lit(each)}, '')`,
    sql`${sql.ref(column)}`,
  )
  return sql<boolean>`(${sql.join(has, sql` and `)} or ${asOneWord} like ${pattern(joined)} escape '!')`
}

/**
 * Whether the column begins with these letters and numbers, which need no escaping. SQLite plans a statement again before
 * each run when a parameter alone stands behind `like`.
 */
export const startsWith = (column: string, letters: string) => sql<boolean>`${sql.ref(column)} like ${letters} || '%'`

/** How many rows the query finds. PostgreSQL returns a count as text. */
export const countRows = async <DB, Table extends keyof DB, Columns>(query: SelectQueryBuilder<DB, Table, Columns>) => {
  const { total } = await query
    .select((eb) => eb.fn.countAll().as('total'))
    .$castTo<{ total: string | number | bigint }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many rows each table has, in one query. */
export const countRowsIn = async <Table extends keyof Tables>(db: Database, tables: readonly Table[]) => {
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`)
  const { rows } = await sql<Record<Table, string | number>>`select ${sql.join(counts)}`.execute(db)
  return recordOf(tables, (table) => Number(rows[0]?.[table]))
}

/** The counts of several things, such as of the rows in each state. */
export const countEach = async <const Name extends string>(
  names: readonly Name[],
  count: (name: Name) => Promise<number>,
) => {
  const counted = await Promise.all(names.map(async (name) => [name, await count(name)] as const))
  return Object.fromEntries(counted) as Record<Name, number>
}

/** How many rows the query finds, and the earliest time in this column of theirs. */
export const countWithOldest = async <DB, Table extends keyof DB, Columns>(
  query: SelectQueryBuilder<DB, Table, Columns>,
  column: string,
) => {
  const { total, oldest } = await query
    .select((eb) => [eb.fn.countAll().as('total'), sql<string | null>`min(${sql.ref(column)})`.as('oldest')])
    .$castTo<{ total: string | number | bigint; oldest: string | null }>()
    .executeTakeFirstOrThrow()
  return { count: Number(total), ...(oldest && { oldestAt: oldest }) }
}

/** Inserts rows, except those whose key is there already. */
export const insertNew = <Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: InsertObject<Tables, Table> | InsertObject<Tables, Table>[],
  key: AnyColumn<Tables, Table>,
) =>
  db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.column(key).doNothing())

/** The newest time in any of these columns, in one query; undefined if they have none. */
export const newestIn = async (db: Database, columns: readonly (readonly [table: keyof Tables, column: string])[]) => {
  const newest = columns.map(([table, column]) => sql`select max(${sql.ref(column)}) as at from ${sql.table(table)}`)
  const { rows } = await sql<{ at: string | null }>`${sql.join(newest, sql` union all `)}`.execute(db)
  return rows
    .flatMap(({ at }) => at ?? [])
    .sort()
    .at(-1)
}

/** The month of a column that holds a day or a time, such as 2026-11. */
export const monthOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 7)`

/**
 * The first statement of a change: until the transaction ends, other transactions that lock or change this row wait, so
 * no change is lost. Returns the row; undefined if there is none. An update, because not every engine can lock a row
 * that it reads.
 */
export const lockRowIfAny = async <Table extends keyof Tables, Column extends keyof Tables[Table] & string>(
  db: Database,
  table: Table,
  column: Column,
  value: string,
): Promise<Selectable<Tables[Table]> | undefined> => {
  const key = sql.ref(column)
  const { rows } = await sql<
    Selectable<Tables[Table]>
  >`update ${sql.table(table)} set ${key} = ${key} where ${key} = ${value} returning *`.execute(db)
  return rows[0]
}

/** Like `lockRowIfAny`, for a row that must be there. */
export const lockRow = async <Table extends keyof Tables, Column extends keyof Tables[Table] & string>(
  db: Database,
  table: Table,
  column: Column,
  value: string,
  missing: () => Error,
) => {
  const row = await lockRowIfAny(db, table, column, value)
  if (!row) throw missing()
  return row
}
