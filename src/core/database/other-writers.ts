import { SqliteAdapter, sql } from 'kysely'
import type { Database } from './open.ts'

/** Each call tells whether another process has written since the last one. Costs microseconds. */
export const watchOtherWriters = (db: Database) => {
  // A database server tells of changes by itself.
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return async () => false
  let seen: number | undefined
  return async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    const before = seen
    seen = rows[0]?.data_version
    return before !== undefined && before !== seen
  }
}
