/** How much: no body is ever kept beyond its limit, and none is left unread. */
import type { MiddlewareHandler } from 'hono'
import { bodyBytes, limits } from '#shared/limits.ts'
import { problem, stopWith } from './problems.ts'

export const bodyLimit: MiddlewareHandler = async (c, next) => {
  const isUpload = c.req.header('Content-Type')?.toLowerCase().startsWith('multipart/')
  const most = isUpload ? bodyBytes.upload : bodyBytes.json
  const length = c.req.header('Content-Length')
  if (Number(length) > most) throw tooLarge(most)
  if (length === undefined && c.req.raw.body)
    c.req.raw = new Request(c.req.raw, { body: await readAtMost(c.req.raw.body, most) })
  await next()
}

/**
 * An answer sent while the body still arrives is lost in a reset connection, so what nobody read is read and dropped
 * first. The price is the time of the upload; beyond `drained` bytes the connection may break.
 */
export const readToTheEnd: MiddlewareHandler = async (c, next) => {
  await next()
  const { raw } = c.req
  if (raw.bodyUsed || !raw.body || Number(c.req.header('Content-Length')) > bodyBytes.drained) return
  await sizeOf(raw.body, bodyBytes.drained)
}

const readAtMost = async (body: ReadableStream<Uint8Array>, most: number) => {
  const kept: Uint8Array[] = []
  const size = await sizeOf(body, bodyBytes.drained, (part, sizeSoFar) => sizeSoFar <= most && kept.push(part))
  if (size > most) throw tooLarge(most)
  return Buffer.concat(kept)
}

const sizeOf = async (
  body: ReadableStream<Uint8Array>,
  most: number,
  see?: (part: Uint8Array, size: number) => void,
) => {
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    see?.(part, size)
    if (size > most) break
  }
  return size
}

const tooLarge = (most: number) =>
  stopWith(
    problem(
      413,
      `That is too large: at most ${inMegabytes(most)} are allowed here, ${inMegabytes(limits.imageBytes)} for a picture.`,
    ),
  )

const inMegabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
