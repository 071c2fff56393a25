/**
 * Turns the errors of both engines (lost connection, timeout, full disk, damaged file) into Unavailable (503), so that
 * no other code knows the error codes of an engine.
 */
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Unavailable } from '../lib/errors.ts'
import type { Translate } from './driver.ts'

type EngineError = Error & { code?: string; errcode?: number }

export const damagedFile =
  'The database file is damaged. Nothing was changed. Restore a backup into an empty DATA_DIR with npm run restore.'

export const diskFull = 'The disk is full.'
const diskErrors = 'The disk reports errors.'
const noResponse = 'The database does not respond.'

/** SQLite needs about this much for one small write. */
export const leastFreeBytes = 1024 * 1024

/** The primary result codes of SQLite: https://sqlite.org/rescode.html */
const sqliteReasons: Record<number, string> = {
  5: 'The database is busy.',
  6: 'The database is busy.',
  8: 'The site may not write to the database.',
  10: diskErrors,
  11: damagedFile,
  13: diskFull,
  14: 'The database file cannot be opened.',
  26: damagedFile,
}

/** Error classes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresReasons: [RegExp, string][] = [
  [/^28/, 'The database rejected the user or the password.'],
  [/^3D/, 'The database server has no database with this name.'],
  [/^53100$/, 'The disk of the database is full.'],
  [/^53|^57014$/, 'The database is overloaded.'],
  [/^25006$/, 'The site may not write to the database.'],
  [/^08|^57P0/, noResponse],
  [/^(?:ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/, noResponse],
]
const lostConnection = /timeout exceeded when trying to connect|connection terminated|connection error|not queryable/i

const reasonOf = ({ code = '', errcode, message }: EngineError) => {
  if (errcode !== undefined) return sqliteReasons[errcode & 0xff]
  const [, reason] = postgresReasons.find(([pattern]) => pattern.test(code)) ?? []
  return reason ?? (lostConnection.test(message) ? noResponse : undefined)
}

/** `url` as in `dialect.ts`: what the reasons name. */
export const translateFor =
  (url: string): Translate =>
  (error) => {
    const reason = error instanceof Error ? reasonOf(error) : undefined
    if (!reason) throw error
    if (reason === noResponse) throw new Unavailable(`The database at ${hostOf(url)} does not respond.`)
    // SQLite reports some writes to a full disk as errors of the disk.
    throw new Unavailable(reason === diskErrors && isDiskFull(url) ? diskFull : reason)
  }

/** For messages and the log. Without the user and the password. */
export const hostOf = (url: string) => URL.parse(url)?.host || 'the address in DATABASE_URL'

const isDiskFull = (file: string) => {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize < leastFreeBytes
  } catch {
    return false
  }
}
