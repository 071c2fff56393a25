import { contentPreviewParam } from '#shared/content-preview.ts'
import { feeds } from '#shared/feeds.ts'
import { languageTags } from '#shared/languages.ts'
import { indexedPages, pagesNotForRobots } from '../../feeds/indexed-pages.ts'

const lists: string[] = feeds.map(({ path }) => path)
const listQuery = new RegExp(`^(?:\\?(?:language=(?:${languageTags.join('|')})&?)?(?:page=[1-9]\\d{0,5})?)?$`)
const article = new RegExp(`^(?:${lists.join('|')})/[0-9a-z-]{3,80}$`)

const tag = /^\/tags\/[a-z0-9-]{1,80}$/

// What somebody searched for is nobody's business, and is never the same twice.
const pages = indexedPages.filter((path) => path !== '/search' && !lists.includes(path))

/** Under which address a page for reading is kept; undefined for all that is not one, known or not. */
export const keptAddress = ({ pathname, search, searchParams }: URL): string | undefined => {
  if (searchParams.has(contentPreviewParam)) return undefined
  if (lists.includes(pathname)) return listQuery.test(search) ? pathname + search : undefined
  // A link that was shared may have things hung on it by others.
  if (pages.includes(pathname) || article.test(pathname)) return pathname
  return tag.test(pathname) && listQuery.test(search) ? pathname + search : undefined
}

export const isArticle = (address: string) => article.test(address)

/** Of the volunteers' pages and of the API nothing is answered here, nothing looked at, nothing kept. */
export const isOthers = ({ pathname }: URL) => pagesNotForRobots.some((start) => pathname.startsWith(start))
