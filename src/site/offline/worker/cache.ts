/**
 * The caches of the pages and images that a visitor has read, and their limits: the oldest entries are removed first
 * (eviction). Cached pages contain the date of caching.
 */
import { offlineCache } from '#shared/limits.ts'

export const pagesCache = 'voima-pages'
export const imagesCache = 'voima-pictures'
/** The list of places of care with its script: prefetched, but independent of the version of the site. */
export const placesCache = 'voima-places'

export const cachedAtHeader = 'Kept-At'

/** The page as the server sent it, with its security policy. The newest page is the last entry of the cache. */
export const cachePageCopy = async (name: string, address: string, answer: Response) => {
  const html = await answer.blob()
  const headers = new Headers(answer.headers)
  headers.delete('Content-Encoding')
  headers.set('Content-Length', String(html.size))
  headers.set(cachedAtHeader, new Date().toISOString())
  const cache = await caches.open(name)
  await cache.delete(address)
  await cache.put(address, new Response(html, { headers }))
}

export const findCached = (address: string) => caches.match(address, { ignoreVary: true })

export const removePage = async (address: string) => {
  const cache = await caches.open(pagesCache)
  await cache.delete(address)
}

export const cacheFile = async (name: string, url: string, answer: Response) => {
  const cache = await caches.open(name)
  await cache.put(url, answer)
}

export const cachedFiles = async (name: string, isWanted: (url: string) => boolean) => {
  const cache = await caches.open(name)
  const wanted = (await cache.keys()).filter(({ url }) => isWanted(url))
  const found = await Promise.all(wanted.map((request) => cache.match(request, { ignoreVary: true })))
  return found.filter((file) => file !== undefined)
}

/** Deletes all pages and images that were read; the precache stays. */
export const clearCaches = () => Promise.all([pagesCache, imagesCache, placesCache].map((name) => caches.delete(name)))

/** Removes the oldest pages and images above the limits for number and bytes. */
export const trimCaches = async () => {
  await trim(pagesCache, offlineCache.pages, offlineCache.pageBytes)
  await trim(imagesCache, offlineCache.pictures, offlineCache.pictureBytes)
}

const trim = async (name: string, max: number, maxBytes: number) => {
  const cache = await caches.open(name)
  let bytes = 0
  for (const [index, request] of [...(await cache.keys())].reverse().entries()) {
    const copy = await cache.match(request, { ignoreVary: true })
    bytes += Number(copy?.headers.get('Content-Length') ?? 0)
    if (index >= max || bytes > maxBytes) await cache.delete(request, { ignoreVary: true })
  }
}
