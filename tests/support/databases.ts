/**
 * Every database engine: a test of stored data runs once on each. The everyday tests use SQLite alone (`TEST_ENGINES`,
 * set in vitest.config.ts), because the second engine doubles the time.
 */
import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { ama } from './cast.ts'

/** `isShared`: several processes may use it at the same time. */
export type TestDatabase = {
  name: string
  isShared: boolean
  /** An empty database without tables. */
  openEmpty: () => Promise<OpenDatabase>
  /**
   * A copy of the prepared database, with its tables and Ama as the administrator. `dataDir` is the core's own
   * DATA_DIR.
   */
  openPrepared: (dataDir: string) => Promise<OpenDatabase>
}

/** `settings` are environment variables. */
export type OpenDatabase = { settings: Record<string, string>; close: () => Promise<void> }

export const administratorSettings = { ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }
/** The settings of the first start of every prepared database. */
export const preparedSettings = { STARTER_CONTENT: 'none', ...administratorSettings }

/** Made once for all tests by `start-databases.ts`. */
const preparedFile = (folder: string) => join(folder, 'voima.db')
export const preparedDatabase = 'voima_prepared'

const nothing: OpenDatabase = { settings: {}, close: async () => {} }

export const sqlite: TestDatabase = {
  name: 'SQLite',
  isShared: false,
  openEmpty: async () => nothing,
  openPrepared: async (dataDir) => {
    const { TEST_SQLITE = '' } = process.env
    await copyFile(preparedFile(TEST_SQLITE), preparedFile(dataDir))
    return nothing
  },
}

const createDatabase = async (how: string) => {
  const name = `voima_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(`create database ${name} ${how}`)
  return {
    settings: { DATABASE_URL: postgresUrl(name) },
    close: () => asSuperuser(`drop database ${name} with (force)`),
  }
}

export const postgres: TestDatabase = {
  name: 'PostgreSQL',
  isShared: true,
  openEmpty: () => createDatabase(''),
  openPrepared: () => createDatabase(`template ${preparedDatabase} strategy file_copy`),
}

export const postgresUrl = (database: string) => {
  const { TEST_POSTGRES = '' } = process.env
  return `${TEST_POSTGRES}/${database}`
}

export const asSuperuser = async (statement: string) => {
  const client = new Client(postgresUrl('postgres'))
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** SQLite comes first: it runs in the process and needs no server. */
export const databases: readonly [TestDatabase, ...TestDatabase[]] =
  process.env.TEST_ENGINES === 'SQLite' ? [sqlite] : [sqlite, postgres]

/** For tests that hardly depend on the database: `TEST_ENGINES` decides when they run on the other engine. */
export const usualDatabase = process.env.TEST_ENGINES === 'PostgreSQL' ? postgres : sqlite
