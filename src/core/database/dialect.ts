/** Which engine holds the data: SQLite in a file, or PostgreSQL at an address. */
import { type Dialect, type Kysely, SqliteAdapter, sql } from 'kysely'
import { sayingUnavailable } from './engine-errors.ts'
import { postgresDialect } from './postgres.ts'
import { readOnlySqliteDialect, sqliteDialect } from './sqlite.ts'

/** An address of PostgreSQL, or the path of a SQLite file. */
export type DatabaseUrl = string

export const isPostgres = (url: DatabaseUrl) => /^postgres(?:ql)?:\/\//.test(url)

export const isSqlite = <Tables>(db: Kysely<Tables>) => db.getExecutor().adapter instanceof SqliteAdapter

type Options = { isReadOnly?: boolean; hasTimeout?: boolean }

/** Read-only: not a byte of a SQLite file changes. Without a timeout a statement may take hours, as a migration may. */
export const dialectFor = async (
  url: DatabaseUrl,
  { isReadOnly = false, hasTimeout = true }: Options = {},
): Promise<Dialect> => {
  if (isPostgres(url)) return sayingUnavailable(await postgresDialect(url, { hasTimeout }))
  return sayingUnavailable(isReadOnly ? readOnlySqliteDialect(url) : sqliteDialect(url))
}

/** Runs the work in one process at a time, on whichever machine. On SQLite the site is one process. */
export const withLock = async <Tables, Answer>(db: Kysely<Tables>, work: () => Promise<Answer>): Promise<Answer> => {
  if (isSqlite(db)) return work()
  const key = sql.lit(861_946)
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${key})`.execute(connection)
    return work().finally(() => sql`select pg_advisory_unlock(${key})`.execute(connection))
  })
}
