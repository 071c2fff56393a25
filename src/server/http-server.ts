/** The HTTP server itself: its timeouts and limits, listening, and requests that cannot be read. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Config, type ServerLimits, WrongSetting } from '#config.ts'

/**
 * A server that waits for no slow client (slowloris) longer than its settings say: `REQUEST_SECONDS` for a whole
 * request, `IDLE_SECONDS` without any data. `headers` are sent with every response of the site.
 */
export const createHttpServer = (
  { connections, requestSeconds, idleSeconds, headerKilobytes }: ServerLimits,
  headers: Record<string, string>,
) => {
  const server = createServer({
    requestTimeout: requestSeconds * 1000,
    headersTimeout: Math.min(requestSeconds, idleSeconds) * 1000,
    keepAliveTimeout: idleSeconds * 1000,
    maxHeaderSize: headerKilobytes * 1024,
    connectionsCheckingInterval: 1000,
    // Node's own response would have none of the site's headers: `createRequestCheck`.
    requireHostHeader: false,
  })
  // Also ends the connection of a client that reads too slowly.
  server.timeout = idleSeconds * 1000
  server.maxConnections = connections
  return answerClientErrors(server, headers)
}

const clientErrors: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address or the headers of this request are too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request took too long to arrive.'],
}
const badRequest = ['400 Bad Request', 'This request is not valid HTTP.']

/**
 * Refuses with 400 what Node accepts: HTTP/1.1 without a Host header, and a transfer encoding that Node cannot read and
 * another server might read differently (request smuggling). Returns whether it did.
 */
export const createRequestCheck =
  (siteHeaders: Record<string, string>) =>
  ({ headers, httpVersion }: IncomingMessage, response: ServerResponse) => {
    const coding = headers['transfer-encoding']
    const isRefused =
      (headers.host === undefined && httpVersion === '1.1') ||
      (coding !== undefined && coding.toLowerCase() !== 'chunked')
    if (isRefused) refuse(response, 400, siteHeaders)
    return isRefused
  }

const refuse = (response: ServerResponse, status: 400 | 417, headers: Record<string, string>) =>
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain', Connection: 'close' }).end(badRequest[1])

/** Even input that never becomes a request gets a sentence, and its connection is closed. */
export const answerClientErrors = (server: Server, headers: Record<string, string>) => {
  const shared = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  server.on('checkExpectation', (_, response) => refuse(response, 417, headers))
  return server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
    // A proxy could give a second response to somebody else.
    if ((socket as Socket).bytesWritten > 0) return socket.end()
    const [status, sentence] = clientErrors[error.code ?? ''] ?? badRequest
    const head = `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\n${shared.join('')}Connection: close`
    socket.end(`${head}\r\n\r\n${sentence}`)
  })
}

type Listener = Pick<Config, 'host' | 'port'>

/** The names of the settings that `host` and `port` come from. */
type SettingNames = { host: string; port: string }

/**
 * Throws WrongSetting if the address cannot be used, in words for the person who starts the site. It has a cause if that
 * may pass: another program uses the port, or the network is not up yet.
 */
export const listen = (
  server: Server,
  { host, port }: Listener,
  names: SettingNames = { host: 'HOST', port: 'PORT' },
) =>
  new Promise<void>((resolve, reject) => {
    const settings = { host: `${names.host} is "${host}"`, port: `${names.port} is "${port}"` }
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, settings)))
    server.listen(port, host, resolve)
  })

const explained = (error: NodeJS.ErrnoException, { host, port }: SettingNames) => {
  if (error.code === 'EADDRINUSE')
    return new WrongSetting(`${port}; another program uses it. Choose another, or 0 for a free one.`, { cause: error })
  if (error.code === 'EACCES') return new WrongSetting(`${port}; this user may not use it. Try 3000.`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new WrongSetting(`${host}; it must be a name or address of this machine, like localhost or 0.0.0.0.`, {
      cause: error,
    })
  return error
}

/** The URL to open in a browser on this machine. Valid only while the server listens. */
export const localUrlOf = (server: Server, { host }: Pick<Listener, 'host'>) => {
  const { port } = server.address() as AddressInfo
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
