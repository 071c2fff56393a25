/**
 * Connection limits for sites without a proxy: one client network cannot lock the others out (denial of service, DoS):
 * it gets at most half of `MAX_CONNECTIONS`.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Options = {
  maxConnections: number
  clientNetworkOf: (address: string) => string
  /** Called for each connection that is closed to make room for others. */
  onClosed: () => void
}

/**
 * A client network gets at most half of the connections. When all are in use, a new connection replaces the oldest one
 * of the network that has the most.
 */
export const shareConnections = (server: Server, { maxConnections, clientNetworkOf, onClosed }: Options) => {
  // Each set is in the order in which the connections were opened.
  const openOf = new Map<string, Set<Socket>>()
  let open = 0
  const largest = () => [...openOf.values()].reduce((one, other) => (other.size > one.size ? other : one))
  const close = (socket: Socket | undefined) => {
    onClosed()
    socket?.destroy()
  }
  server.on('connection', (socket: Socket) => {
    const network = clientNetworkOf(socket.remoteAddress ?? '')
    const theirs = openOf.get(network) ?? new Set()
    openOf.set(network, theirs.add(socket))
    open += 1
    socket.once('close', () => {
      open -= 1
      theirs.delete(socket)
      if (theirs.size === 0) openOf.delete(network)
    })
    if (theirs.size > maxConnections / 2) close(socket)
    else if (open >= maxConnections) close(largest() === theirs ? socket : [...largest()][0])
  })
}
