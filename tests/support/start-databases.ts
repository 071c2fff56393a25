/**
 * Before a run: starts one PostgreSQL for all tests, and prepares a database with tables and Ama for each engine. A
 * test copies it in a few milliseconds; creating it for each test took most of the time.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrlOf, readConfig } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { openCore } from '#core/organisation/core.ts'
import { startPostgres } from '../../scripts/postgres/start.mjs'
import { ama } from './cast.ts'
import { cheapHash } from './cheap-hash.ts'
import { asSuperuser, postgresUrl, preparedDatabase, preparedSettings } from './databases.ts'

/** Earlier than the clock of every test. */
const preparedAt = () => new Date('2026-01-01T00:00:00.000Z')

export default async () => {
  if (process.env.TEST_SQLITE) return
  const folder = await mkdtemp(join(tmpdir(), 'voima-prepared-'))
  process.env.TEST_SQLITE = folder
  await prepare({ DATA_DIR: folder })
  const close = process.env.TEST_ENGINES === 'SQLite' ? undefined : await preparePostgres(folder)
  return async () => {
    await close?.()
    await rm(folder, { recursive: true })
  }
}

const preparePostgres = async (folder: string) => {
  const { url, close } = await startPostgres()
  process.env.TEST_POSTGRES = url
  await asSuperuser(`create database ${preparedDatabase}`)
  await prepare({ DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgresUrl(preparedDatabase) })
  return close
}

const prepare = async (settings: Record<string, string>) => {
  const config = readConfig({ ...preparedSettings, ...settings })
  const core = await openCore(config, preparedAt)
  await core.close()
  const db = await openDatabase(databaseUrlOf(config))
  await db
    .updateTable('users')
    .set({ password_hash: cheapHash(ama.password) })
    .execute()
  await db.destroy()
}
