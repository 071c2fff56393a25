/** Which pages the service worker caches for offline reading once a visitor has read them. */
import { contentPreviewParam } from '#shared/content-preview.ts'
import { feeds } from '#shared/feeds.ts'
import { languageTags } from '#shared/languages.ts'
import { contactPath, eventsPath, placesPath } from '#shared/paths.ts'
import { indexedPages, pagesNotForRobots } from '../../feeds/sitemap-pages.ts'

const lists: string[] = feeds.map(({ path }) => path)
const listQuery = new RegExp(`^(?:\\?(?:language=(?:${languageTags.join('|')})&?)?(?:page=[1-9]\\d{0,5})?)?$`)
const article = new RegExp(`^(?:${lists.join('|')})/[0-9a-z-]{3,80}$`)

const place = /^\/places\/[a-z0-9-]{1,80}$/

const event = /^\/events\/[a-z0-9-]{1,80}$/

const choices = ['region', 'kind', 'town', 'view', 'place', 'when', 'page']

const listsWithChoice: string[] = [placesPath, eventsPath, contactPath]

const tag = /^\/tags\/[a-z0-9-]{1,80}$/

// A visitor's search is private, and rarely repeated.
const pages = indexedPages.filter((path) => path !== '/search' && !lists.includes(path))

/** The path under which a page is cached; undefined for every page that is not cached. */
export const cacheablePath = ({ pathname, search, searchParams }: URL): string | undefined => {
  if (searchParams.has(contentPreviewParam)) return undefined
  if (lists.includes(pathname)) return listQuery.test(search) ? pathname + search : undefined
  // A filtered list, and the contact form with a place, are not the page that others would get.
  if (listsWithChoice.includes(pathname) && choices.some((name) => searchParams.has(name))) return undefined
  // Other sites add tracking parameters to shared links.
  if (pages.includes(pathname) || [article, place, event].some((pattern) => pattern.test(pathname))) return pathname
  return tag.test(pathname) && listQuery.test(search) ? pathname + search : undefined
}

export const isArticle = (address: string) => article.test(address)

/** Paths of the admin area and the API, which the worker does not cache. */
export const isBypassed = ({ pathname }: URL) => pagesNotForRobots.some((start) => pathname.startsWith(start))
