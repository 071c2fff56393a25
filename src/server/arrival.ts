/** Reads a small body before anybody works on its request: whoever sends it slowly takes up nobody's time but their own. */
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { bodyBytes } from '#shared/limits.ts'

/** Messages, sign-ins and every other form; not pictures, nor a body that does not say how long it will be. */
export const isSmall = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= bodyBytes.small

/** Under this name whoever makes a Request of it (@hono/node-server) finds what was read. */
type WithBody = IncomingMessage & { rawBody?: Buffer }

/** Resolves to false when it broke off: then there is nobody to answer. */
export const hasArrived = async (request: WithBody) => {
  if (!Number(request.headers['content-length'])) return true
  try {
    request.rawBody = await buffer(request)
    return true
  } catch {
    return false
  }
}
