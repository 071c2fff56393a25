/**
 * Stores the scripts and styles of the admin area, and one page without data (application shell), for a device where a
 * user has signed in. A page of the admin area asks for it (`admin/offline-files.ts`).
 */
import { clearAdminCaches } from '#page/admin-caches.ts'
import { adminCachePrefix, adminFilesPath, adminPathsHeader, storedPageMark } from '#shared/admin-cache.ts'
import { dashboardPath } from '#shared/paths.ts'

/**
 * Written by the build: `scripts/prepare/admin-files.mjs`. Every page of this version contains the text `manifest`. `parts`
 * has what a file that is not among `files` may load later.
 */
type AdminFiles = { manifest: string; files: string[]; parts: Record<string, string[]>; paths: string[] }

let storing: Promise<boolean> = Promise.resolve(false)

/** Never throws. Runs one call at a time. `filesOfPage`: those that the page has loaded. */
export const storeAdminFiles = (filesOfPage: string[]) => {
  storing = storing.then(() => store(filesOfPage)).catch(() => false)
  return storing
}

const store = async (filesOfPage: string[]) => {
  const { manifest, files, parts, paths }: AdminFiles = await (await fetched(adminFilesPath)).json()
  const name = adminCachePrefix + manifest.replace(/\W/g, '')
  const cache = await caches.open(name)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  // One after another, because the person who has just opened the page needs the network and the processor.
  for (const file of new Set([...files, ...filesOfPage, ...filesOfPage.flatMap((one) => parts[one] ?? [])]))
    if (!stored.has(file)) await cache.put(file, await findOrFetch(file))
  // Stored last: a cache that contains the page is complete.
  if (!stored.has(dashboardPath)) await cache.put(dashboardPath, await fetchPage(manifest, paths))
  await clearAdminCaches(name)
  return true
}

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
