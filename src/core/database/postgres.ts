import { type Dialect, PostgresDialect } from 'kysely'
import type { ClientConfig } from 'pg'

// Loaded only for a site that uses it: others need not keep it in memory.
const loadPg = async () => (await import('pg')).default

// No query of ours takes so long: what hangs must not hold a connection that others wait for.
const waits = { connectionTimeoutMillis: 5000, statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }
const settings = (url: string): ClientConfig => ({ connectionString: url, application_name: 'voima', ...waits })

export const postgresDialect = async (url: string): Promise<Dialect> => {
  const { Pool } = await loadPg()
  const pool = new Pool({ ...settings(url), max: 10 })
  // A connection that breaks while nobody uses it: the next query takes a new one.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}

type Listener = { onNotice: () => void; onLost: () => void }

const reconnectMilliseconds = 500

/** Hears of every write that other processes make. While the connection is away notices may be missed: `onLost`. */
export const listenToPostgres = async (url: string, channel: string, { onNotice, onLost }: Listener) => {
  const { Client } = await loadPg()
  let isClosed = false
  let end = async () => {}
  let waiting: NodeJS.Timeout | undefined

  const connect = async () => {
    const client = new Client({ ...settings(url), keepAlive: true })
    client.on('notification', onNotice)
    client.on('error', () => {})
    client.once('end', () => {
      if (isClosed) return
      onLost()
      connectSoon()
    })
    end = () => client.end()
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    onNotice()
  }
  const connectSoon = () => {
    if (!isClosed) waiting = setTimeout(() => connect().catch(connectSoon), reconnectMilliseconds)
  }

  await connect()
  return async () => {
    isClosed = true
    clearTimeout(waiting)
    await end()
  }
}
