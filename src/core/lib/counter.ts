/**
 * Counts in memory and writes periodically (a write-behind buffer), so that counting costs nothing. Counts that could
 * not be written are retried with the next write.
 */

type Counts<Key> = Map<Key, number>

const add = <Key>(counts: Counts<Key>, key: Key, times: number) => counts.set(key, (counts.get(key) ?? 0) + times)

/**
 * `write` removes the counts that it has written from the map, so that they are not written again if the rest fails.
 */
export const createCounter = <Key>(write: (counts: Counts<Key>) => Promise<void>) => {
  let counts: Counts<Key> = new Map()
  return {
    count: (key: Key) => {
      add(counts, key, 1)
    },
    /** Throws the errors of `write`. */
    flush: async () => {
      if (counts.size === 0) return
      const taken = counts
      counts = new Map()
      try {
        await write(taken)
      } catch (error) {
        for (const [key, times] of taken) add(counts, key, times)
        throw error
      }
    },
  }
}
