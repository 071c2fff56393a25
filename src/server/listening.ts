import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Config, type Door, WrongSetting } from '#config.ts'

/** A server that waits for nobody longer than its settings say. */
export const createLimitedServer = ({ connections, requestSeconds, idleSeconds, headerKilobytes }: Door) => {
  const server = createServer({
    requestTimeout: requestSeconds * 1000,
    headersTimeout: Math.min(requestSeconds, idleSeconds) * 1000,
    keepAliveTimeout: idleSeconds * 1000,
    maxHeaderSize: headerKilobytes * 1024,
    connectionsCheckingInterval: 1000,
  })
  // Also for whoever reads an answer so slowly that nothing moves.
  server.timeout = idleSeconds * 1000
  server.maxConnections = connections
  return server
}

type Place = Pick<Config, 'host' | 'port'>

/** What the settings of a place are called. */
type Names = { host: string; port: string }

/** Throws WrongSetting when the address cannot be had, in words for whoever starts the site. */
export const listen = (server: Server, { host, port }: Place, names: Names = { host: 'HOST', port: 'PORT' }) =>
  new Promise<void>((resolve, reject) => {
    const place = { host: `${names.host} is "${host}"`, port: `${names.port} is "${port}"` }
    server.once('error', (error: NodeJS.ErrnoException) => reject(plainly(error, place)))
    server.listen(port, host, resolve)
  })

const plainly = (error: NodeJS.ErrnoException, { host, port }: Names) => {
  if (error.code === 'EADDRINUSE')
    return new WrongSetting(`${port}; another program listens there. Choose another, or 0 for a free one.`)
  if (error.code === 'EACCES') return new WrongSetting(`${port}; this user may not listen there. Try 3000.`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new WrongSetting(`${host}; it must be a name or address of this machine, like localhost or 0.0.0.0.`)
  return error
}

/** The address to open in a browser on this machine. */
export const addressOf = (server: Server, { host }: Pick<Place, 'host'>) => {
  const { port } = server.address() as AddressInfo
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

// Far more than closing takes: only a database that has fallen silent takes longer, and nothing is lost by leaving it.
const closingMilliseconds = 10_000

/**
 * Lets the requests in flight finish, then closes what they needed. A second signal stops at once, and so does what
 * cannot be closed.
 */
export const stopOn = (signals: NodeJS.Signals[], server: Server, close: () => Promise<void>) => {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    server.close(() => {
      setTimeout(() => process.exit(1), closingMilliseconds)
      void close().then(() => process.exit(0))
    })
    endKeptLines(server)
  }
  for (const signal of signals) process.on(signal, stop)
}

/** Browsers and proxies keep a line for their next request: one after the other would be answered for ever. */
const endKeptLines = (server: Server) => {
  server.keepAliveTimeout = 1
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  server.closeIdleConnections()
}
