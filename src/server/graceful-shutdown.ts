/** Graceful shutdown: a SIGTERM or Ctrl-C lets the requests in flight finish, then closes the rest of the site. */
import type { Server } from 'node:http'

// Far longer than closing takes. Only a database that no longer responds takes longer, and exiting then loses nothing.
const closingMilliseconds = 10_000

// Ctrl-C and a stop of the whole process group send the signal to this process, and npm forwards it once more. A person
// who presses Ctrl-C again takes longer.
const sameSignalMilliseconds = 700

const quickMilliseconds = 0.2

/** The effect of the next signal: to stop, to end at once, or nothing, if it is a copy of the previous one. */
export const createStopSignals = (now = () => performance.now()) => {
  let firstAt: number | undefined
  return (): 'stop' | 'end' | 'nothing' => {
    if (firstAt !== undefined) return now() - firstAt < sameSignalMilliseconds ? 'nothing' : 'end'
    firstAt = now()
    return 'stop'
  }
}

/**
 * `begin` runs at once. `close` runs when the requests in progress have been answered. `drainMilliseconds`: for how long
 * the server still accepts connections, and closes each after its response. Meanwhile a proxy that checks `/healthz`
 * turns to another process, and none is left with an open connection on which a form would be lost.
 */
type Stopping = { begin: () => void; close: () => Promise<void>; drainMilliseconds: number }

/**
 * Lets the requests in progress finish, then closes what they needed. A deliberate second signal ends the process at
 * once, and so does a part that cannot be closed in time.
 */
export const stopOn = (signals: NodeJS.Signals[], server: Server, { begin, close, drainMilliseconds }: Stopping) => {
  const meaningOf = createStopSignals()
  const stop = () => {
    begin()
    endKeepAlive(server, drainMilliseconds)
    const refuseConnections = () =>
      server.close(() => {
        setTimeout(() => process.exit(1), closingMilliseconds)
        void close().then(() => process.exit(0))
      })
    setTimeout(() => onceAccepted(refuseConnections), drainMilliseconds)
  }
  const onSignal = () => {
    const meaning = meaningOf()
    if (meaning === 'end') process.exit(1)
    if (meaning === 'stop') stop()
  }
  for (const signal of signals) process.on(signal, onSignal)
}

/**
 * The system resets connections that wait to be accepted, and a proxy may already have sent a form on one. So this waits
 * for a turn of the event loop so quick that hardly a new connection can be waiting.
 */
const onceAccepted = (next: () => void, turnsLeft = 500) => {
  const startedAt = performance.now()
  setImmediate(() => {
    const isQuick = performance.now() - startedAt < quickMilliseconds
    if (isQuick || turnsLeft === 0) next()
    else onceAccepted(next, turnsLeft - 1)
  })
}

/**
 * Browsers and proxies keep connections open for their next request, so without this the server would serve one after
 * the other.
 */
const endKeepAlive = (server: Server, drainMilliseconds: number) => {
  // For connections whose last response has promised to keep them open.
  server.keepAliveTimeout = Math.max(1, drainMilliseconds)
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
}
