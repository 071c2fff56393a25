/**
 * PostgreSQL: the connection pool, the timeouts of statements, and one connection that listens for notifications and
 * reconnects when it is lost.
 */
import { type Dialect, PostgresDialect } from 'kysely'
import type { ClientConfig } from 'pg'

// Loaded only by sites that use it, to save memory for others.
const loadPg = async () => (await import('pg')).default

// No query of the running site takes so long. A query that hangs must not hold a connection that others wait for.
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
}
const settings = (url: string, name = 'voima'): ClientConfig => ({
  connectionString: url,
  application_name: name,
  ...timeouts,
})

const noTimeout = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 }

type Options = { hasTimeout?: boolean; applicationName?: string | undefined }

export const postgresDialect = async (
  url: string,
  { hasTimeout = true, applicationName }: Options = {},
): Promise<Dialect> => {
  const { Pool } = await loadPg()
  const pool = new Pool({ ...settings(url, applicationName), ...(!hasTimeout && noTimeout), max: 10 })
  // An idle connection failed: the next query uses a new one.
  pool.on('error', () => {})
  // A connection failed between two queries of a transaction: the next query fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

/** `payload` is empty after the connection was lost and restored: any notification may have been missed. */
type Listener = { onNotice: (payload: string) => void; onLost: () => void }

const reconnectMilliseconds = 500
const keepAliveMilliseconds = 2000

/**
 * Calls `onNotice` for every notification on the channel. Notifications may be missed while the connection is lost:
 * `onLost`.
 */
export const listenToPostgres = async (url: string, channel: string, { onNotice, onLost }: Listener) => {
  const { Client } = await loadPg()
  let isClosed = false
  let waiting: NodeJS.Timeout | undefined
  let end = async () => {}

  const connect = async () => {
    const client = new Client({ ...settings(url), query_timeout: keepAliveMilliseconds })
    client.on('notification', ({ payload = '' }) => onNotice(payload))
    client.on('error', () => {})
    end = () => client.end()
    await client.connect()
    await client.query(`LISTEN ${channel}`).catch((error) => {
      void client.end()
      throw error
    })
    // A dead connection is detected by a query that gets no response.
    const keepAlive = setInterval(() => client.query('select 1').catch(() => client.end()), keepAliveMilliseconds)
    client.once('end', () => {
      clearInterval(keepAlive)
      if (!isClosed) lost()
    })
    onNotice('')
  }
  const lost = () => {
    onLost()
    if (!isClosed) waiting = setTimeout(() => connect().catch(lost), reconnectMilliseconds)
  }

  await connect()
  return async () => {
    isClosed = true
    clearTimeout(waiting)
    await end()
  }
}
