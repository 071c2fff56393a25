/** The precache: pages and files of this version of the site. The pages are fetched when the worker is installed. */
import { cachePageCopy } from './cache.ts'

/** The build defines which pages and files these are: `scripts/prepare/service-worker.mjs`. */
declare const PRECACHE: { version: string; pages: string[]; files: string[] }

const cacheName = (version: string) => `voima-site-${version}`
export const precacheName = cacheName(PRECACHE.version)

export const precachedPages = PRECACHE.pages

/**
 * The pages, and the scripts on a device where the scripts of an older version have run. All or nothing: a version with a
 * missing file never becomes active.
 */
export const precache = async () => {
  const hasScripts = (await Promise.all((await olderVersions()).map(hasScript))).includes(true)
  await Promise.all([hasScripts && precacheScripts(), ...precachedPages.map(fetchPage)])
}

const hasScript = async (name: string) => {
  const cache = await caches.open(name)
  return (await cache.keys()).some(({ url }) => url.endsWith('.js'))
}

/** The application's scripts, and styles that pages load later: only once a page has needed them. */
export const precacheScripts = async () => {
  const cache = await caches.open(precacheName)
  const isMissing = await Promise.all(PRECACHE.files.map(async (file) => !(await cache.match(file))))
  await cache.addAll(PRECACHE.files.filter((_, at) => isMissing[at]))
}

const fetchPage = async (path: string) => {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await cachePageCopy(precacheName, path, answer)
}

const olderVersions = async () =>
  (await caches.keys()).filter((name) => name.startsWith(cacheName('')) && name !== precacheName)

export const removeOldVersions = async () => {
  await Promise.all((await olderVersions()).map((name) => caches.delete(name)))
}
