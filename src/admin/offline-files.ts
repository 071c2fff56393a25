/**
 * Opens the admin area without a network, on a device where a user has signed in: stores its scripts, its styles and one
 * page without data (application shell). The service worker (`site/offline/worker`) serves them when the network fails.
 * Signing out clears all of it.
 */

import { adminCachePrefix, adminFilesPath, adminPathsHeader, storedPageMark } from '#shared/admin-cache.ts'
import { dashboardPath } from '#shared/paths.ts'

/** Written by the build: `scripts/prepare/admin-files.mjs`. Every page of this version contains the text `manifest`. */
type AdminFiles = { manifest: string; files: string[]; paths: string[] }

let storing: Promise<boolean> = Promise.resolve(false)

/**
 * Whether this device can open the admin area without a network. Never throws. Runs one call at a time; repeating it is
 * cheap.
 */
export const storeAdminFiles = () => {
  storing = storing.then(store).catch(() => false)
  return storing
}

const store = async () => {
  if (import.meta.env.DEV) return false
  await navigator.serviceWorker.register('/service-worker.js')
  await navigator.serviceWorker.ready
  const { manifest, files, paths }: AdminFiles = await (await fetched(adminFilesPath)).json()
  const name = adminCachePrefix + manifest.replace(/\W/g, '')
  const cache = await caches.open(name)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...new Set([...files, ...filesOfPage()])].filter((file) => !stored.has(file))
  await Promise.all(missing.map(async (file) => cache.put(file, await findOrFetch(file))))
  // Stored last: a cache that contains the page is complete.
  if (!stored.has(dashboardPath)) await cache.put(dashboardPath, await fetchPage(manifest, paths))
  await clearAdminCaches(name)
  // The user has signed out meanwhile.
  if (!localStorage.getItem('authToken')) await clearAdminCaches()
  return true
}

/** Includes files that are stored only on devices that use them, like the rich text editor. */
const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

const findOrFetch = async (file: string) => (await caches.match(file, { ignoreVary: true })) ?? fetched(file)

const fetched = async (path: string) => {
  const answer = await fetch(path, { priority: 'low' })
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

/** Throws for the page of a newer version of the site, whose files are not the stored ones. */
const fetchPage = async (manifest: string, paths: string[]) => {
  const answer = await fetched(dashboardPath)
  const html = await answer.text()
  if (!html.includes(manifest)) throw new Error('A new version of the site has been deployed.')
  const headers = new Headers(answer.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  headers.set(adminPathsHeader, paths.join(' '))
  return new Response(html.replace('<html', `<html ${storedPageMark}`), { headers })
}

/** Deletes all caches but one. */
export const clearAdminCaches = async (kept?: string) => {
  const names = (await globalThis.caches?.keys()) ?? []
  const removed = names.filter((name) => name.startsWith(adminCachePrefix) && name !== kept)
  await Promise.all(removed.map((name) => caches.delete(name)))
}
