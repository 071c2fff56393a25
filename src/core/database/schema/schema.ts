/**
 * Creates the database schema of this version, every table, index and trigger, in an empty database. The other files of
 * this folder define the tables; `../migrate.ts` says how to change them.
 */
import { type Kysely, sql } from 'kysely'
import { notifyOfChanges } from '../change-notifications.ts'
import { isSqlite } from '../dialect.ts'
import { tables } from '../tables.ts'
import { createStatements } from './table.ts'

export const createSchema = async (db: Kysely<unknown>) => {
  // A SQLite option, which avoids storing the rows twice if the key contains all columns.
  for (const statement of createStatements(tables))
    await sql.raw(isSqlite(db) ? statement : statement.replace(' without rowid', '')).execute(db)
  await notifyOfChanges(db)
}
