import type { IncomingMessage } from 'node:http'

/**
 * The address of whoever asks, used only to count how often. Behind a proxy it is the last entry of X-Forwarded-For,
 * the one the nearest proxy wrote: everything before it can be made up by the visitor.
 */
export const visitorOf = (incoming: IncomingMessage, trustsProxy: boolean) => {
  const forwarded = trustsProxy ? String(incoming.headers['x-forwarded-for'] ?? '') : ''
  return forwarded.split(',').at(-1)?.trim() || incoming.socket.remoteAddress || 'unknown'
}
