/**
 * Middleware that limits the size of request bodies (413): the server never stores more than the limit, and never
 * leaves a body unread. `shared/limits.ts` has the sizes.
 */
import type { HonoRequest, MiddlewareHandler } from 'hono'
import { bodyBytes, limits } from '#shared/limits.ts'
import type { ApiEnv } from './calls.ts'
import { problem, stopWith } from './problems.ts'

/** Requests of these methods have no body, and looking for one takes time. */
const mayHaveBody = ({ method }: HonoRequest) => method !== 'GET' && method !== 'HEAD'

export const bodyLimit: MiddlewareHandler = async (c, next) => {
  if (!mayHaveBody(c.req)) return next()
  const most = mostBytesOf(c.req.header('Content-Type')?.toLowerCase() ?? '')
  const length = c.req.header('Content-Length')
  if (Number(length) > most) throw tooLarge(most)
  if (length === undefined && c.req.raw.body)
    c.req.raw = new Request(c.req.raw, { body: await readAtMost(c.req.raw.body, most) })
  await next()
}

const mostBytesOf = (type: string) => {
  if (type.startsWith('multipart/')) return bodyBytes.upload
  return type.startsWith('text/csv') ? bodyBytes.csv : bodyBytes.json
}

/**
 * A response sent while the body still arrives is lost when the connection resets, so the server first reads and drops
 * a body that no handler read. This costs the time of the upload; beyond `drained` bytes the connection may be closed.
 * Nobody waits long for the body of a client that is not signed in.
 */
export const readToTheEnd: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next()
  const { raw } = c.req
  if (!mayHaveBody(c.req) || raw.bodyUsed || !raw.body || Number(c.req.header('Content-Length')) > bodyBytes.drained)
    return
  const read = sizeOf(raw.body, bodyBytes.drained).catch(() => {})
  await (c.get('user') ? read : Promise.race([read, refusedBodyTime()]))
}

const refusedBodyTime = () => new Promise((resolve) => setTimeout(resolve, limits.refusedBodySeconds * 1000).unref())

const readAtMost = async (body: ReadableStream<Uint8Array>, most: number) => {
  const chunks: Uint8Array[] = []
  const size = await sizeOf(body, bodyBytes.drained, (part, sizeSoFar) => sizeSoFar <= most && chunks.push(part))
  if (size > most) throw tooLarge(most)
  return Buffer.concat(chunks)
}

const sizeOf = async (
  body: ReadableStream<Uint8Array>,
  most: number,
  onPart?: (part: Uint8Array, size: number) => void,
) => {
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    onPart?.(part, size)
    if (size > most) break
  }
  return size
}

const tooLarge = (most: number) =>
  stopWith(
    problem(
      413,
      `This is too large: the limit is ${inMegabytes(most)} here, and ${inMegabytes(limits.imageBytes)} for a picture.`,
    ),
  )

const inMegabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
