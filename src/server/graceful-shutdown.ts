/** Graceful shutdown: a SIGTERM or Ctrl-C lets the requests in flight finish, then closes the rest of the site. */
import type { Server } from 'node:http'

// Far longer than closing takes. Only a database that no longer responds takes longer, and exiting then loses nothing.
const closingMilliseconds = 10_000

// Ctrl-C and a stop of the whole process group send the signal to this process, and npm forwards it once more. A person
// who presses Ctrl-C again takes longer.
const sameSignalMilliseconds = 700

/** The effect of the next signal: to stop, to end at once, or nothing, if it is a copy of the previous one. */
export const createStopSignals = (now = () => performance.now()) => {
  let firstAt: number | undefined
  return (): 'stop' | 'end' | 'nothing' => {
    if (firstAt !== undefined) return now() - firstAt < sameSignalMilliseconds ? 'nothing' : 'end'
    firstAt = now()
    return 'stop'
  }
}

/** `begin` runs at once. `close` runs when the requests in progress have been answered. */
type Stopping = { begin: () => void; close: () => Promise<void> }

/**
 * Lets the requests in progress finish, then closes what they needed. A deliberate second signal ends the process at
 * once, and so does a part that cannot be closed in time.
 */
export const stopOn = (signals: NodeJS.Signals[], server: Server, { begin, close }: Stopping) => {
  const meaningOf = createStopSignals()
  const stop = () => {
    begin()
    server.close(() => {
      setTimeout(() => process.exit(1), closingMilliseconds)
      void close().then(() => process.exit(0))
    })
    endKeepAlive(server)
  }
  const onSignal = () => {
    const meaning = meaningOf()
    if (meaning === 'end') process.exit(1)
    if (meaning === 'stop') stop()
  }
  for (const signal of signals) process.on(signal, onSignal)
}

/**
 * Browsers and proxies keep connections open for their next request, so without this the server would serve one after
 * the other.
 */
const endKeepAlive = (server: Server) => {
  server.keepAliveTimeout = 1
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  server.closeIdleConnections()
}
