/**
 * Connection limits where no proxy is in front: one client network cannot keep the others out (denial of service, DoS).
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Options = {
  maxConnections: number
  clientNetworkOf: (address: string) => string
  /** Hears of each connection that is closed so that others have their share. */
  onClosed: () => void
}

/**
 * A client network has at most half of the connections. When all are in use, a new connection takes the place of the
 * oldest one of the network that has the most.
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
