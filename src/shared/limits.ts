/**
 * Body sizes and the sizes of the offline cache. Rate limits are in rate-limits.ts, all other limits (lengths of texts,
 * page size) in limit-values.ts.
 */
import * as limits from './limit-values.ts'

/** Each limit is a constant of its own, so that a page loads only the limits that it uses. */
export { limits }

/**
 * The largest request bodies, in bytes. An upload is one image with its article; beyond `drained` nothing is read. A
 * `small` body is read completely before its request takes a slot: it fits the longest message in common scripts, and
 * as many of them as there may be connections fit into memory.
 */
export const bodyBytes = {
  small: 32 * 1024,
  json: 1024 * 1024,
  csv: 5 * 1024 * 1024,
  upload: limits.imageBytes + 2 * 1024 * 1024,
  drained: 64 * 1024 * 1024,
} as const

/** The intervals of slides and testimonials. */
export const slideSeconds = 5
export const countUpSeconds = 2.5

/** How much the service worker caches, and how long it waits for the network when it has the page cached. */
export const offlineCache = {
  pages: 50,
  pageBytes: 3 * 1024 * 1024,
  pictures: 100,
  pictureBytes: 7 * 1024 * 1024,
  timeoutSeconds: 4,
} as const
