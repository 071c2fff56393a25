/** The precache: pages and files of this version of the site. The pages are fetched when the worker is installed. */
import { cachePageCopy } from './cache.ts'
import { type Cacheable, createCachePaths } from './cache-paths.ts'

/**
 * The build lists the files (`scripts/prepare/service-worker.mjs`), and takes the pages from the registry of public
 * pages (`shared/pages/pages.ts`, `offline: 'at installation'`): only what the worker needs.
 */
declare const PRECACHE: Cacheable & { version: string; pages: string[]; files: string[] }

const cacheName = (version: string) => `voima-site-${version}`
export const precacheName = cacheName(PRECACHE.version)

export const precachedPages = PRECACHE.pages
export const { cacheablePath, isBypassed } = createCachePaths(PRECACHE)

/** All or nothing: a version with a missing file never becomes active. */
export const precache = async () => {
  const cache = await caches.open(precacheName)
  await Promise.all([cache.addAll(PRECACHE.files), ...precachedPages.map(fetchPage)])
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
