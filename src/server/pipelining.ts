/**
 * HTTP pipelining: a connection that sends many requests at once gets one response after the other. Each is generated
 * only after the client has received the previous one, so responses do not pile up in memory (backpressure).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Limits = {
  /** How many requests of a connection may wait for the earlier ones. */
  maxWaiting: number
  /** After how long a connection is closed if the client does not read a response while requests wait for it. */
  unreadMilliseconds: number
}

/** The requests of one connection: the newest response, how many requests wait, and how many responses were received. */
type Line = { newest: ServerResponse; waiting: number; received: number }

/** Browsers do not pipeline, and proxies do not forward it; no legitimate client sends more than this. */
const usual: Limits = { maxWaiting: 64, unreadMilliseconds: 5000 }

/** `onClosed` is called for each connection that is closed because it requests more than it reads. */
export const answerInTurn = (listener: Listener, onClosed: () => void, limits = usual): Listener => {
  const lines = new WeakMap<Socket, Line>()
  const close = (socket: Socket) => {
    if (socket.destroyed) return
    onClosed()
    socket.destroy()
  }
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? { newest: response, waiting: 0, received: 0 }
    lines.set(socket, line)
    const before = line.newest
    line.newest = response
    // A response has its socket at once, unless an earlier one of this connection is not finished.
    if (response.socket) return listener(request, response)
    line.waiting += 1
    if (line.waiting > limits.maxWaiting) return close(socket)
    if (line.waiting === 1) closeIfUnread(line, socket, { close, ...limits })
    before.once('close', () => {
      line.waiting -= 1
      line.received += 1
      if (!socket.destroyed) listener(request, response)
    })
  }
}

type Closing = Limits & { close: (socket: Socket) => void }

/** Checks at intervals, as long as requests wait, whether the client has received a response since. */
const closeIfUnread = (line: Line, socket: Socket, closing: Closing) => {
  const { received } = line
  const timer = setTimeout(() => {
    if (socket.destroyed || line.waiting === 0) return
    if (line.received > received || socket.writableLength === 0) return closeIfUnread(line, socket, closing)
    closing.close(socket)
  }, closing.unreadMilliseconds)
  timer.unref()
}
