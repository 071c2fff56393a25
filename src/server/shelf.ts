/** Where pages are kept in memory. */
import type { KeptPage } from './kept-page.ts'

type Shelf = {
  get: (key: string) => KeptPage | undefined
  put: (key: string, page: KeptPage) => void
  drop: (key: string, page: KeptPage) => void
  clear: () => void
  entries: () => Iterable<[string, KeptPage]>
  weight: () => { pages: number; bytes: number }
}

const momentMilliseconds = 2000

/** Two shelves: pages that are right, and pages that were right before something may have changed. */
export const createShelves = (limit: number) => {
  const kept = createShelf(limit)
  const doubtful = createShelf(limit)
  return {
    get: kept.get,
    put: kept.put,
    weight: () => {
      const [one, other] = [kept.weight(), doubtful.weight()]
      return { pages: one.pages + other.pages, bytes: one.bytes + other.bytes }
    },
    clear: () => {
      kept.clear()
      doubtful.clear()
    },
    doubt: () => {
      for (const [key, page] of kept.entries()) doubtful.put(key, page)
      kept.clear()
    },
    /** The page of before, for a moment: a site that cannot reach its data can still be read. */
    keepForNow: (key: string) => {
      const page = doubtful.get(key)
      if (!page) return undefined
      kept.put(key, page)
      setTimeout(() => kept.drop(key, page), momentMilliseconds).unref()
      return page
    },
  }
}

/** `limit` bounds the memory, in bytes; the pages kept longest go first. */
const createShelf = (limit: number): Shelf => {
  const pages = new Map<string, KeptPage>()
  let bytes = 0
  const drop = (key: string, page: KeptPage) => {
    if (pages.get(key) !== page) return
    pages.delete(key)
    bytes -= page.bytes
  }
  return {
    get: (key) => pages.get(key),
    put: (key, page) => {
      const before = pages.get(key)
      if (before) drop(key, before)
      for (const [oldest, each] of pages) {
        if (bytes + page.bytes <= limit) break
        drop(oldest, each)
      }
      if (bytes + page.bytes > limit) return
      pages.set(key, page)
      bytes += page.bytes
    },
    drop,
    clear: () => {
      pages.clear()
      bytes = 0
    },
    entries: () => pages.entries(),
    weight: () => ({ pages: pages.size, bytes }),
  }
}
