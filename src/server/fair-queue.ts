/**
 * A short queue in front of work (a concurrency limit), with a fair share for each client network. `overload.ts` says
 * how much work may run at once.
 */

/** Runs one request. The promise settles when the response has been written. */
export type Work = () => Promise<unknown>

type Options = {
  /** How many tasks run at once. */
  concurrency: number
  /** How many more may wait. */
  maxWaiting: number
  /** Calls back when the next task may start. */
  nextTurn?: (start: () => void) => void
}

/**
 * If the queue is full, the network with the most requests in it loses its newest one. So a network that sends many
 * requests takes no place from others, and a network that is alone may use all places.
 */
export const createFairQueue = ({ concurrency, maxWaiting, nextTurn = (start) => start() }: Options) => {
  const waiting = createShares<(isAdmitted: boolean) => void>()
  let running = 0
  let starting = 0

  const startNext = () => {
    starting -= 1
    const admit = waiting.takeNext()
    if (admit) running += 1
    admit?.(true)
  }
  const startSome = () => {
    while (running + starting < concurrency && starting < waiting.size()) {
      starting += 1
      nextTurn(startNext)
    }
  }
  const hasRoom = () => running + waiting.size() < concurrency + maxWaiting
  const admitted = (network: string) =>
    new Promise<boolean>((resolve) => {
      waiting.add(network, resolve)
      startSome()
    })

  const counts = () => ({ running, waiting: waiting.size() })
  return {
    counts,
    /** Resolves to false if there is no room for the task, which then never runs. */
    run: async (network: string, work: Work): Promise<boolean> => {
      const isAdmitted = (hasRoom() || dropFor(network, waiting)) && (await admitted(network))
      if (!isAdmitted) return false
      await work().finally(() => {
        running -= 1
        startSome()
      })
      return true
    },
  }
}

/** Makes room for one request of this network. False: no network has more requests waiting than this one would have. */
const dropFor = (network: string, waiting: ReturnType<typeof createShares<(isAdmitted: boolean) => void>>) => {
  const dropped = waiting.takeNewestOfLargest(network)
  dropped?.(false)
  return dropped !== undefined
}

/** The waiting tasks, by client network. The networks take turns (round robin). */
const createShares = <Item>() => {
  // The order of the keys is the order of turns.
  const shares = new Map<string, Item[]>()
  let size = 0
  const keep = (network: string, share: Item[]) => {
    shares.delete(network)
    if (share.length > 0) shares.set(network, share)
  }
  return {
    size: () => size,
    add: (network: string, item: Item) => {
      size += 1
      const share = shares.get(network)
      if (share) share.push(item)
      else shares.set(network, [item])
    },
    takeNext: () => {
      const [[network, share] = ['', []]] = shares
      const item = share.shift()
      if (item) size -= 1
      keep(network, share)
      return item
    },
    /** Undefined if no network would have more than this one with one more. */
    takeNewestOfLargest: (network: string) => {
      const [, largest = []] = [...shares].sort(([, one], [, other]) => other.length - one.length)[0] ?? []
      if (largest.length <= (shares.get(network)?.length ?? 0) + 1) return undefined
      size -= 1
      return largest.pop()
    },
  }
}

// Node accepts one connection in each turn of the event loop. While more arrive, this many turns pass before the next
// task begins, so that a new visitor does not wait for one page for each connection that arrived before.
const maxTurnsForConnections = 16

/**
 * Generating a page blocks the event loop for milliseconds. This lets only one begin in each turn of the loop, so that
 * connections are accepted and cached pages are sent between two.
 */
export const createTurns = () => {
  const starts: (() => void)[] = []
  let isScheduled = false
  let hasNewConnection = false
  let yielded = 0
  const schedule = () => {
    if (!isScheduled && starts.length > 0) setImmediate(turn)
    isScheduled = starts.length > 0
  }
  const turn = () => {
    isScheduled = false
    const isYielding = hasNewConnection && yielded < maxTurnsForConnections
    yielded = isYielding ? yielded + 1 : 0
    hasNewConnection = false
    if (!isYielding) starts.shift()?.()
    schedule()
  }
  return {
    next: (start: () => void) => {
      starts.push(start)
      schedule()
    },
    /** Call when a connection was accepted. */
    yieldToConnections: () => {
      hasNewConnection = true
    },
  }
}
