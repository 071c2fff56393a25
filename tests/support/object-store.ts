/**
 * A small S3-compatible store over HTTP: it stores objects in memory, checks every signature, and can fail on request.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type StoreKeys, signatureError } from './s3-signature.ts'

type StoredObject = { body: Buffer; headers: IncomingMessage['headers']; changedAt: number }
type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string> }

const storeKeys: StoreKeys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a/secret+of/the/tests' }
const bucket = 'pictures'
const objectsAtOnce = 5

export const startObjectStore = async () => {
  const objects = new Map<string, StoredObject>()
  const asked: string[] = []
  const trouble: { answers: Answer[]; isSilent: boolean } = { answers: [], isSilent: false }
  const sockets = new Set<Socket>()

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    if (!body) return
    asked.push(`${request.method} ${request.url}`)
    if (!trouble.isSilent) send(response, trouble.answers.shift() ?? answerTo(objects, request, body))
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    settings: {
      MEDIA_URL: `s3://${bucket}?endpoint=http://127.0.0.1:${port}&region=test-1`,
      AWS_ACCESS_KEY_ID: storeKeys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: storeKeys.secretAccessKey,
    },
    objects,
    asked,
    /** The next requests get these responses, whatever they are. */
    stumble: (...answers: Answer[]) => trouble.answers.push(...answers),
    fallSilent: () => {
      trouble.isSilent = true
    },
    goAway: stop,
    comeBack: () => listen(port),
    close: () => (server.listening ? stop() : undefined),
  }
}

const send = (response: ServerResponse, { status, body = '', headers }: Answer) =>
  response.writeHead(status, headers).end(body)

const refusal = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` })

const answerTo = (objects: Map<string, StoredObject>, request: IncomingMessage, body: Buffer): Answer => {
  const { method = '', url = '', headers } = request
  const complaint = signatureError({ method, url, headers, body }, storeKeys)
  if (complaint) return refusal(403, complaint)
  const { pathname, searchParams } = new URL(url, 'http://store')
  const [, inBucket, name = ''] = pathname.split('/').map(decodeURIComponent)
  if (inBucket !== bucket) return refusal(404, 'NoSuchBucket')
  if (name === '') return listing(objects, searchParams)
  if (method === 'PUT') objects.set(name, { body, headers, changedAt: Date.now() })
  if (method === 'DELETE') objects.delete(name)
  if (method !== 'GET') return { status: method === 'DELETE' ? 204 : 200 }
  const kept = objects.get(name)
  return kept ? { status: 200, body: kept.body } : refusal(404, 'NoSuchKey')
}

/** Like ListObjectsV2: sorted by name, in pages, with a continuation token. */
const listing = (objects: Map<string, StoredObject>, query: URLSearchParams): Answer => {
  if (query.get('list-type') !== '2') return refusal(400, 'InvalidArgument')
  const token = query.get('continuation-token')
  const after = token ? Buffer.from(token.replace('+&/', ''), 'base64').toString() : ''
  const names = [...objects.keys()].sort().filter((name) => name > after)
  const part = names.slice(0, Math.min(objectsAtOnce, Number(query.get('max-keys') ?? objectsAtOnce)))
  const next = Buffer.from(part.at(-1) ?? '').toString('base64')
  const more = part.length < names.length ? `<NextContinuationToken>+&amp;/${next}</NextContinuationToken>` : ''
  const entries = part.map((name) => entryOf(name, objects.get(name)?.changedAt ?? 0)).join('')
  return { status: 200, body: `<?xml version="1.0"?><ListBucketResult>${entries}${more}</ListBucketResult>` }
}

const entryOf = (name: string, changedAt: number) =>
  `<Contents><Key>${name}</Key><LastModified>${new Date(changedAt).toISOString()}</LastModified></Contents>`
