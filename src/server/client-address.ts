/** Which client sent a request, by its network address. Used only to limit how often a client may do something. */
import type { IncomingMessage } from 'node:http'

/**
 * Behind a trusted proxy this is the last entry of X-Forwarded-For, which the nearest proxy wrote: the client can make up
 * everything before it.
 */
export const clientAddressOf = (incoming: IncomingMessage, trustsProxy: boolean) => {
  const forwarded = trustsProxy ? String(incoming.headers['x-forwarded-for'] ?? '') : ''
  return forwarded.split(',').at(-1)?.trim() || incoming.socket.remoteAddress || 'unknown'
}
