/**
 * Protects the server from overload (load shedding): only a few responses are generated at a time, a short queue waits,
 * and the rest is rejected with 503 and `Retry-After`. Cached pages never pass through here. If data is unavailable,
 * `api/problems.ts` answers 503 as well.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { bodyBytes, limits } from '#shared/limits.ts'
import { createFairQueue, createTurns, type Work } from './fair-queue.ts'

const sentence = 'The site is very busy. Please try again in a moment.'

// Generating is work for one core, so more at a time would only make each slower. Some wait for the database meanwhile.
const generatedAtOnce = 4
// Many writes wait for a password hash or a disk.
const writtenAtOnce = 16

export type WorkKind = 'generated' | 'write' | 'file' | 'upload' | 'visitor-upload'

type Deps = {
  /** How many requests of each kind may be in progress or in the queue. */
  maxConcurrent: number
  clientNetworkOf: (request: IncomingMessage) => string
  /** Large bodies of other clients have a small share of their own. */
  isSignedIn?: (request: IncomingMessage) => Promise<boolean>
  /** Sent with every response of the site. */
  headers?: Record<string, string>
  onRejected?: (kind: WorkKind) => void
}

export type OverloadProtection = ReturnType<typeof createOverloadProtection>

export const createOverloadProtection = (deps: Deps) => {
  const { maxConcurrent, clientNetworkOf, headers = {}, onRejected, isSignedIn = async () => false } = deps
  const turns = createTurns()
  const queues = createQueues(maxConcurrent, turns.next)
  const reject = (kind: WorkKind, request: IncomingMessage, response: ServerResponse) => {
    onRejected?.(kind)
    sendBusy(request, response, headers)
  }
  return {
    /** Runs the work when it is its turn, or answers 503. */
    admit: async (request: IncomingMessage, response: ServerResponse, work: Work) => {
      const kind = isUpload(request) ? await uploadKindOf(request, response, isSignedIn) : kindOf(request)
      if (kind === 'write' && !(await bufferBody(request))) return
      // The client has disconnected.
      const wanted = async () => response.destroyed || work()
      if (!(await queues[kind].run(clientNetworkOf(request), wanted))) reject(kind, request, response)
    },
    /**
     * Runs the work of rendering a page for the cache. This has a share of its own, so that networks which search a lot
     * still get pages. Resolves to false if there is no room.
     */
    admitPage: (request: IncomingMessage, work: Work) =>
      queues.generated.run(`pages for ${clientNetworkOf(request)}`, work),
    rejectPage: (request: IncomingMessage, response: ServerResponse) => reject('generated', request, response),
    /** Whether the server is neither generating nor writing, apart from the caller's own pages. */
    isIdle: (ownPages = 0) =>
      [queues.generated, queues.write]
        .map((queue) => queue.counts())
        .reduce((sum, { running, waiting }) => sum + running + waiting, 0) <= ownPages,
    onConnection: turns.yieldToConnections,
    counts: () => Object.entries(queues).map(([kind, queue]) => ({ kind: kind as WorkKind, ...queue.counts() })),
  }
}

/**
 * A file and an upload may take minutes on a slow connection, so they neither wait in a queue nor take a slot in it.
 * One client network uses at most a quarter of the slots for uploads.
 */
const createQueues = (maxConcurrent: number, nextTurn: (start: () => void) => void) => {
  const queueOf = (atOnce: number) => {
    const concurrency = Math.min(atOnce, maxConcurrent)
    return createFairQueue({ concurrency, maxWaiting: maxConcurrent - concurrency, nextTurn })
  }
  return {
    generated: queueOf(generatedAtOnce),
    write: queueOf(writtenAtOnce),
    file: createSlots(maxConcurrent),
    upload: createSlots(maxConcurrent, Math.ceil(maxConcurrent / 4)),
    'visitor-upload': createSlots(Math.ceil(maxConcurrent / 8), Math.ceil(maxConcurrent / 32)),
  }
}

/** Files of the build, images, and downloads. */
const isFile =
  /^\/(?:assets|media)\/|^\/preview\/[^?]*\.jpg|^\/[^/?]+\.(?:ico|js|png|svg|webmanifest)|^\/api\/v1\/(?:backups\/|export)/

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

const isUpload = (request: IncomingMessage) => !isReading(request) && !isSmall(request)

const kindOf = (request: IncomingMessage): WorkKind => {
  if (!isReading(request)) return 'write'
  return isFile.test(request.url ?? '') ? 'file' : 'generated'
}

/** The token is checked before the request takes a slot: otherwise a few strangers could take all of them. */
const uploadKindOf = async (
  request: IncomingMessage,
  response: ServerResponse,
  isSignedIn: (request: IncomingMessage) => Promise<boolean>,
): Promise<WorkKind> => {
  response.once('finish', () => endLater(request))
  return (await isSignedIn(request).catch(() => false)) ? 'upload' : 'visitor-upload'
}

/** A refused client may go on sending: it gets some seconds to read the response, and then the connection ends. */
const endLater = (request: IncomingMessage) => {
  if (request.complete) return
  const timer = setTimeout(() => request.socket.destroy(), limits.refusedBodySeconds * 1000)
  request.once('close', () => clearTimeout(timer))
}

/** Like a fair queue, but nothing waits. */
const createSlots = (size: number, sizePerNetwork = size) => {
  const usedBy = new Map<string, number>()
  let running = 0
  const usedByOne = (network: string) => usedBy.get(network) ?? 0
  const count = (network: string, change: 1 | -1) => {
    running += change
    usedBy.set(network, usedByOne(network) + change)
    if (usedByOne(network) === 0) usedBy.delete(network)
  }
  return {
    run: async (network: string, work: Work) => {
      if (running >= size || usedByOne(network) >= sizePerNetwork) return false
      count(network, 1)
      try {
        await work()
      } finally {
        count(network, -1)
      }
      return true
    },
    counts: () => ({ running, waiting: 0 }),
  }
}

/** True for messages, sign-ins and every other form; not for images, nor for a body without a declared length. */
const isSmall = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= bodyBytes.small

/** `@hono/node-server` reads the body from `rawBody` if it is set: docs/seams.md. */
type BufferedRequest = IncomingMessage & { rawBody?: Buffer }

/**
 * Reads a small body before its request takes a slot, so that a slow client delays only itself. Resolves to false if
 * the client closed the connection.
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

const sendBusy = ({ url = '' }: IncomingMessage, response: ServerResponse, ofSite: Record<string, string>) => {
  const headers = { ...ofSite, 'Retry-After': String(limits.busyRetrySeconds), 'Cache-Control': 'no-store' }
  if (!url.startsWith('/api/'))
    return response.writeHead(503, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence)
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: sentence }
  return response
    .writeHead(503, { ...headers, 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify(problem))
}
