/** Every engine that the organisation's data may live in: a test of stored data runs once on each. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** `isShared`: several processes may use it at the same time. */
export type TestDatabase = { name: string; isShared: boolean; open: () => Promise<OpenDatabase> }

/** `settings` are those of the environment; the folder is the core's own. */
type OpenDatabase = { settings: Record<string, string>; close: () => Promise<void> }

const sqlite: TestDatabase = {
  name: 'SQLite',
  isShared: false,
  open: async () => ({ settings: {}, close: async () => {} }),
}

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  isShared: true,
  open: async () => {
    const name = `voima_${randomUUID().replaceAll('-', '')}`
    await asAdministrator(`create database ${name}`)
    return {
      settings: { DATABASE_URL: urlOf(name) },
      close: () => asAdministrator(`drop database ${name} with (force)`),
    }
  },
}

/** Started once for all tests (`start-postgres.ts`). */
const urlOf = (database: string) => {
  const { TEST_POSTGRES = '' } = process.env
  return `${TEST_POSTGRES}/${database}`
}

const asAdministrator = async (statement: string) => {
  const client = new Client(urlOf('postgres'))
  await client.connect()
  await client.query(statement)
  await client.end()
}

export const databases = [sqlite, postgres] as const

/** For tests of what is far from the data: `ON_POSTGRES` runs them on the other engine too. */
export const usualDatabase = process.env.ON_POSTGRES ? postgres : sqlite
