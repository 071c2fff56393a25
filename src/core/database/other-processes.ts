/** Whether another process, usually the site itself, has a database open. It may write at any moment. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type DatabaseUrl, isPostgres, withDatabase } from './dialect.ts'

const lockedCode = 5

export const isOpenElsewhere = (url: DatabaseUrl) =>
  isPostgres(url) ? hasOtherSessions(url) : Promise.resolve(isLocked(url))

/** In WAL mode each process holds a shared lock for as long as it has the file open. */
const isLocked = (file: string) => {
  if (!existsSync(file)) return false
  const sqlite = new DatabaseSync(file, { timeout: 0 })
  try {
    sqlite.exec('pragma locking_mode = exclusive; begin exclusive; rollback')
    return false
  } catch (error) {
    return (error as { errcode?: number }).errcode === lockedCode
  } finally {
    sqlite.close()
  }
}

/** The site and its commands call themselves voima, or voima- with an id. */
const hasOtherSessions = (url: DatabaseUrl) =>
  withDatabase(url, { isReadOnly: true }, async (db) => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and application_name like 'voima%' and pid <> pg_backend_pid()`.execute(db)
    return rows.length > 0
  })
