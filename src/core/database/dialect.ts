/**
 * Decides which engine (driver) holds the data: SQLite in a file, or PostgreSQL at an address. Also the lock that all
 * processes of a site share (a mutex; an advisory lock on PostgreSQL), and the order of the tables by their foreign
 * keys.
 */
import { type Dialect, Kysely, SqliteAdapter, sql } from 'kysely'
import { type ChangeListener, wrapDialect } from './driver.ts'
import { translateFor } from './errors.ts'
import { postgresDialect } from './postgres.ts'
import { readOnlySqliteDialect, sqliteDialect } from './sqlite.ts'

/** An address of PostgreSQL, or the path of a SQLite file. */
export type DatabaseUrl = string

export const isPostgres = (url: DatabaseUrl) => /^postgres(?:ql)?:\/\//.test(url)

/**
 * How often the disk of this machine holds the rows of one large transaction: SQLite writes them to its log first, and
 * PostgreSQL has a disk of its own.
 */
export const copiesOnDisk = (url: DatabaseUrl) => (isPostgres(url) ? 0 : 2)

export const isSqlite = <Tables>(db: Kysely<Tables>) => db.getExecutor().adapter instanceof SqliteAdapter

type Options = {
  isReadOnly?: boolean
  hasTimeout?: boolean
  applicationName?: string | undefined
  /** Is notified of each committed change of a public table. */
  changes?: ChangeListener | undefined
}

/**
 * Read-only: not a byte of a SQLite file changes. Without a timeout, because a statement such as a migration may take
 * hours.
 */
export const dialectFor = async (
  url: DatabaseUrl,
  { isReadOnly = false, hasTimeout = true, applicationName, changes }: Options = {},
): Promise<Dialect> => {
  const translate = translateFor(url)
  if (isPostgres(url))
    return wrapDialect(await postgresDialect(url, { hasTimeout, applicationName }), translate, changes)
  return wrapDialect(isReadOnly ? readOnlySqliteDialect(url) : sqliteDialect(url), translate, changes)
}

/** Opens a database as it is, for this work only. */
export const withDatabase = async <Schema, Answer>(
  url: DatabaseUrl,
  options: Options,
  work: (db: Kysely<Schema>) => Promise<Answer>,
) => {
  const db = new Kysely<Schema>({ dialect: await dialectFor(url, options) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Runs the work in one process at a time, on whichever machine. On SQLite the site is one process. Waits without a
 * timeout: the first start of another process adds articles with pictures, which takes a slow machine minutes. PostgreSQL
 * releases the lock of a process that has ended.
 */
export const withLock = async <Tables, Answer>(db: Kysely<Tables>, work: () => Promise<Answer>): Promise<Answer> => {
  if (isSqlite(db)) return work()
  const key = sql.lit(861_946)
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${key})`
      .execute(connection)
      .finally(() => sql`reset statement_timeout`.execute(connection))
    return work().finally(() => sql`select pg_advisory_unlock(${key})`.execute(connection))
  })
}

/**
 * Empties the write-ahead log of SQLite, which still contains recently deleted data. Does nothing while another process
 * reads: SQLite overwrites the log from its beginning at times. PostgreSQL manages its own files.
 */
export const emptyLog = async <Tables>(db: Kysely<Tables>) => {
  if (!isSqlite(db)) return
  await db.connection().execute(async (connection) => {
    // Does not wait, because this thread also answers visitors.
    await sql`pragma busy_timeout = 0`.execute(connection)
    await sql`pragma wal_checkpoint(truncate)`.execute(connection)
    await sql`pragma busy_timeout = 5000`.execute(connection)
  })
}

/** The tables of any version of the database. Each table comes after those that its rows reference. */
export const tablesInOrder = async <Tables>(db: Kysely<Tables>) => {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
  const references = await referencesIn(db)
  const ordered = new Set<string>()
  const visit = (table: string) => {
    for (const { source, target } of references) if (source === table && target !== table) visit(target)
    ordered.add(table)
  }
  tables.forEach(visit)
  return [...ordered]
}

/** Asks for one table, because Kysely's introspection also reads the columns of all others. */
export const hasTable = async <Tables>(db: Kysely<Tables>, name: string) => {
  const query = isSqlite(db)
    ? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
    : sql`select 1 where to_regclass(${name}) is not null`
  return (await query.execute(db)).rows.length > 0
}

type Reference = { source: string; target: string }

const referencesIn = async <Tables>(db: Kysely<Tables>) => {
  const query = isSqlite(db)
    ? sql<Reference>`select m.name as source, r."table" as target from sqlite_master m, pragma_foreign_key_list(m.name) r where m.type = 'table'`
    : sql<Reference>`select s.relname as source, t.relname as target from pg_constraint c join pg_class s on s.oid = c.conrelid join pg_class t on t.oid = c.confrelid where c.contype = 'f'`
  return (await query.execute(db)).rows
}
