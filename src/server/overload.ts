/** Protects the server from overload: limits how many requests are answered at once, and rejects the rest with 503. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { bodyBytes } from '#shared/limits.ts'

/** Answers one request. The promise settles when the response has been written. */
export type Work = () => Promise<unknown>

const retryAfterSeconds = 2
const sentence = 'The site is very busy. Please try again in a moment.'

/**
 * `maxConcurrent` requests of a kind may be in progress. Reads, small writes, and uploads (which take minutes on a slow
 * connection) have separate slots, and one client network uses at most a quarter of the upload slots. `headers` belong
 * to every response of the site.
 */
export const createConcurrencyLimit = (
  maxConcurrent: number,
  clientNetworkOf: (request: IncomingMessage) => string,
  headers: Record<string, string> = {},
) => {
  const reads = createSlots(maxConcurrent)
  const writes = createSlots(maxConcurrent)
  const uploads = createSlots(maxConcurrent, Math.ceil(maxConcurrent / 4))
  return async (request: IncomingMessage, response: ServerResponse, work: Work) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const slots = isRead ? reads : isSmall(request) ? writes : uploads
    if (slots === writes && !(await bufferBody(request))) return
    const network = clientNetworkOf(request)
    if (!slots.isFree(network)) return reject(request, response, headers)
    await slots.use(network, work)
  }
}

const createSlots = (size: number, sizePerNetwork = size) => {
  const usedBy = new Map<string, number>()
  let used = 0
  const usedByOne = (network: string) => usedBy.get(network) ?? 0
  const count = (network: string, change: 1 | -1) => {
    used += change
    usedBy.set(network, usedByOne(network) + change)
    if (usedByOne(network) === 0) usedBy.delete(network)
  }
  return {
    isFree: (network: string) => used < size && usedByOne(network) < sizePerNetwork,
    use: async (network: string, work: Work) => {
      count(network, 1)
      try {
        await work()
      } finally {
        count(network, -1)
      }
    },
  }
}

/** True of messages, sign-ins and every other form; not of images, nor of a body that does not announce its length. */
const isSmall = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= bodyBytes.small

/** `@hono/node-server` reads the body from `rawBody` when it is set: docs/seams.md. */
type BufferedRequest = IncomingMessage & { rawBody?: Buffer }

/**
 * Reads a small body before its request takes a slot, so that a client that sends slowly delays only itself. Resolves
 * to false when the client closed the connection.
 */
const bufferBody = async (request: BufferedRequest) => {
  if (!Number(request.headers['content-length'])) return true
  try {
    request.rawBody = await buffer(request)
    return true
  } catch {
    return false
  }
}

const reject = ({ url = '' }: IncomingMessage, response: ServerResponse, ofSite: Record<string, string>) => {
  const headers = { ...ofSite, 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' }
  if (!url.startsWith('/api/'))
    return response.writeHead(503, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence)
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: sentence }
  return response
    .writeHead(503, { ...headers, 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify(problem))
}
