/** What comes with the site itself, before anybody asks for it, and goes when the next version is whole. */
import { keepPage } from './kept.ts'

/** Written in by the build: `scripts/prepare/service-worker.mjs`. */
declare const ADVANCE: { version: string; pages: string[]; files: string[] }

const nameOf = (version: string) => `voima-site-${version}`
export const siteCache = nameOf(ADVANCE.version)

export const pagesInAdvance = ADVANCE.pages

/** All or nothing: a version of which a part is missing never takes over. */
export const fetchInAdvance = async () => {
  const cache = await caches.open(siteCache)
  await Promise.all([cache.addAll(ADVANCE.files), ...pagesInAdvance.map(fetchPage)])
}

const fetchPage = async (path: string) => {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await keepPage(siteCache, path, answer)
}

export const dropOlderVersions = async () => {
  const older = (await caches.keys()).filter((name) => name.startsWith(nameOf('')) && name !== siteCache)
  await Promise.all(older.map((name) => caches.delete(name)))
}
