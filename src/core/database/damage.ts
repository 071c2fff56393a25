import { statSync } from 'node:fs'
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { Unavailable } from '../lib/errors.ts'
import { damagedFile } from './away.ts'
import type { Place } from './dialect.ts'

// About a fifth of a second. A larger file is found damaged where it is read, and by the daily backup, which reads all
// of it: see docs/decisions/0026.
const mostBytes = 64 * 1024 * 1024

/** Only reads. Whatever is written into a damaged file may make it worse. */
export const refuseDamaged = async <Tables>(db: Kysely<Tables>, file: Place) => {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter) || statSync(file).size > mostBytes) return
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  if (rows[0]?.quick_check !== 'ok') throw new Unavailable(damagedFile)
}
