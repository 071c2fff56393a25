/**
 * Determines the network address (client IP) of a request, also behind a reverse proxy. Used only to limit how often a
 * client may do something.
 */
import type { IncomingMessage } from 'node:http'

/**
 * Behind a trusted proxy this is the last entry of X-Forwarded-For, which the nearest proxy wrote: the client can forge
 * everything before it. Some proxies add the port of the connection, which is different each time.
 */
export const clientAddressOf = (incoming: IncomingMessage, trustsProxy: boolean) => {
  const forwarded = trustsProxy ? String(incoming.headers['x-forwarded-for'] ?? '') : ''
  return withoutPort(forwarded.split(',').at(-1)?.trim() ?? '') || incoming.socket.remoteAddress || 'unknown'
}

/** `192.0.2.1:5678`, `[2001:db8::1]:443` and `[2001:db8::1]` without port and brackets. */
const withoutPort = (address: string) => {
  const [, ipv4, ipv6] = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(address) ?? []
  return ipv4 ?? ipv6 ?? address
}
