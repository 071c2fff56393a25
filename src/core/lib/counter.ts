/**
 * Counts in memory and writes now and then (a write-behind buffer), so that counting costs nothing. Counts that could
 * not be written are tried again with the next write.
 */

type Counts<Key> = Map<Key, number>

const add = <Key>(counts: Counts<Key>, key: Key, times: number) => counts.set(key, (counts.get(key) ?? 0) + times)

/** `write` removes from the map what it has written, so that it is not written again when the rest fails. */
export const createCounter = <Key>(write: (counts: Counts<Key>) => Promise<void>) => {
  let counts: Counts<Key> = new Map()
  return {
    count: (key: Key) => {
      add(counts, key, 1)
    },
    /** Throws what `write` throws. */
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
