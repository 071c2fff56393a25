/**
 * The caching strategies of the service worker: network first for pages, cache first for files and images.
 * `cache-paths.ts` decides what may be cached, and `cache.ts` what is removed when a cache is full (eviction).
 */
import { adminPathsHeader } from '#shared/admin-cache.ts'
import { offlineCache } from '#shared/limits.ts'
import { dashboardPath, placesPath } from '#shared/paths.ts'
import { offlineWording } from '../offline-wording.ts'
import {
  cachedFiles,
  cacheFile,
  cachePageCopy,
  findCached,
  imagesCache,
  pagesCache,
  placesCache,
  removePage,
  trimCaches,
} from './cache.ts'
import { offlinePage } from './offline-page.ts'
import { asCopy } from './page-text.ts'
import { cacheablePath, precachedPages, precacheName } from './precache.ts'
import type { WorkerFetchEvent } from './scope.ts'

/** Network first; if the network fails or is too slow, the cache; without a cached copy, the offline page. */
export const networkFirst = async (event: WorkerFetchEvent): Promise<Response> => {
  const url = new URL(event.request.url)
  const address = cacheablePath(url)
  const network = fetch(event.request)
  if (address) event.waitUntil(network.then((answer) => cacheResponse(address, answer.clone())).catch(() => {}))
  const copy = address && (await findCached(address))
  if (!copy) return network.catch(() => withoutNetwork(url))
  const inTime = await Promise.race([network, timeout()]).catch(() => undefined)
  return inTime && !isDown(inTime) ? inTime : asCopy(copy)
}

/** Only the server can filter places by region or town, but the whole list is on the device. */
const withoutNetwork = async ({ pathname, search }: URL) => {
  const places = pathname === placesPath && (await findCached(placesPath))
  return places ? asCopy(places) : offlinePage({ of: pathname + search, why: whyNot() })
}

/**
 * A page of the admin area, network first. Without a network, or with a slow one: the application shell of a device
 * where a user has signed in, if it covers this path. The shell contains no data; its scripts show what is on the
 * device.
 */
export const adminPage = async (event: WorkerFetchEvent): Promise<Response> => {
  const network = fetch(event.request)
  const shell = await findCached(dashboardPath)
  if (!shell || !servesPath(shell, new URL(event.request.url))) return network
  const inTime = await Promise.race([network, timeout()]).catch(() => undefined)
  return inTime && !isDown(inTime) ? inTime : shell
}

const servesPath = ({ headers }: Response, { pathname }: URL) => {
  const paths = headers.get(adminPathsHeader)?.split(' ') ?? []
  return paths.some((path) => pathname === path || (path.endsWith('/') && pathname.startsWith(path)))
}

const whyNot = () => (navigator.onLine ? offlineWording.unreachable : offlineWording.offline)

const timeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, offlineCache.timeoutSeconds * 1000, undefined))

/** The server, or a proxy in front of it, is unavailable. */
const isDown = ({ status }: Response) => [502, 503, 504].includes(status)

/** Caches a page that the server sent, and removes the copy of a page that no longer exists. */
const cacheResponse = async (address: string, answer: Response) => {
  if (answer.status === 404 || answer.status === 410) return removePage(address)
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  if (answer.status !== 200 || answer.redirected || !isPage) return
  await cachePageCopy(cacheNameOf(address), address, answer)
  await trimCaches()
}

const cacheNameOf = (address: string) => {
  if (address === placesPath) return placesCache
  return precachedPages.includes(address) ? precacheName : pagesCache
}

/** Cache first, for files whose name changes with their content: a copy is never out of date. */
export const cacheFirst = async (event: WorkerFetchEvent, cacheName: string): Promise<Response> => {
  const cached = await findCached(event.request.url)
  if (cached) return cached
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(cacheFile(cacheName, event.request.url, answer.clone()))
  return answer
}

/** An image has files of many sizes, and a newer page may request another one: offline the worker uses any size. */
export const cacheFirstImage = (event: WorkerFetchEvent): Promise<Response> =>
  cacheFirst(event, imagesCache).catch(async (failure) => {
    const [image] = /\/media\/[0-9a-z]+/.exec(event.request.url) ?? []
    const [other] = await cachedFiles(imagesCache, (url) => new RegExp(`${image}[-.]`).test(url))
    if (!other) throw failure
    return other
  })

/** A page that was loaded before the worker ran: the page reports its URL. */
export type VisitedPage = { page: string; files: string[] }

/** A cheap request: the browser only revalidates the page in its HTTP cache, and does not load images again. */
export const cacheVisited = async ({ page, files }: VisitedPage) => {
  const address = cacheablePath(new URL(page, location.origin))
  if (!address) return
  await cacheResponse(address, await fetch(address, { priority: 'low' }))
  const own = files.filter((url) => url.startsWith(`${location.origin}/`))
  await Promise.all(own.filter((url) => /\/media\/|-below-/.test(url)).map(cacheIn(imagesCache)))
  await Promise.all(own.filter((url) => /\/assets\/.+\.js/.test(url)).map(cacheIn(precacheName)))
}

const cacheIn = (cacheName: string) => async (url: string) => {
  if (await findCached(url)) return
  const answer = await fetch(url)
  if (answer.status === 200) await cacheFile(cacheName, url, answer)
}
