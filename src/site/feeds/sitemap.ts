import { articlePath, type Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { ApiClient } from '#ui/api.ts'
import { pageOfList } from '../articles/ask.ts'
import { notNow } from './answer.ts'
import { feeds } from './newest.ts'
import { element, xmlDocument } from './xml.ts'

/** Pages that are always there. A page that should be found is named here, or search engines learn of it late. */
export const lastingPages = [
  '/',
  '/about',
  '/help',
  '/genotype',
  '/news',
  '/blog',
  '/contact',
  '/subscribe',
  '/letters',
  '/search',
  '/numbers',
  '/how-we-make-our-information',
  '/privacy',
  '/accessibility',
]

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
const callsInPart = limits.sitemapPart / limits.maxPageSize

/** One list while everything fits into it, otherwise a list of lists. */
export const sitemapOf = async (api: ApiClient, site: string) => {
  const parts = await Promise.all(feeds.map((feed) => partsOf(api, feed)))
  if (parts.some((count) => count > 1)) return indexOf(parts, site)
  const articles = await Promise.all(feeds.map((feed) => articlesIn(api, feed, 1, site)))
  return urlSet([...pagesOf(site), ...articles.flat()])
}

/** The part named `pages`, `news-1`, `blog-2` …; undefined when there is none. */
export const sitemapPart = async (api: ApiClient, name: string, site: string) => {
  if (name === 'pages') return urlSet(pagesOf(site))
  const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? []
  const feed = feeds.find((each) => each.kind === kind)
  const part = Number(digits)
  if (!feed || part > (await partsOf(api, feed))) return undefined
  return urlSet(await articlesIn(api, feed, part, site))
}

const indexOf = (parts: number[], site: string) => {
  const names = feeds.flatMap(({ kind }, feed) =>
    Array.from({ length: parts[feed] ?? 0 }, (_, part) => `${kind}-${part + 1}`),
  )
  const maps = ['pages', ...names].map((name) => element('sitemap', [element('loc', `${site}/sitemap/${name}.xml`)]))
  return xmlDocument(element('sitemapindex', maps, namespace))
}

const urlSet = (urls: string[]) => xmlDocument(element('urlset', urls, namespace))

const pagesOf = (site: string) => lastingPages.map((path) => element('url', [element('loc', site + path)]))

const partsOf = async (api: ApiClient, feed: Feed) => {
  const { totalPages: count } = await listed(api, feed, 1, 1)
  return Math.ceil(count / limits.sitemapPart)
}

const listed = async (api: ApiClient, feed: Feed, page: number, limit: number) => {
  const answer = await pageOfList(api, feed, { page }, limit)
  if (answer.is === 'failed') throw notNow()
  return answer.is === 'found' ? answer : { articles: [], totalPages: 0 }
}

const articlesIn = async (api: ApiClient, feed: Feed, part: number, site: string) => {
  const urls: string[] = []
  const first = (part - 1) * callsInPart + 1
  // One call after the other: a sitemap is never urgent, and a hundred whole articles at a time are enough to hold.
  for (let page = first; page < first + callsInPart; page += 1) {
    const { articles, totalPages } = await listed(api, feed, page, limits.maxPageSize)
    urls.push(...articles.map((article) => urlOf(feed, article, site)))
    if (page >= totalPages) break
  }
  return urls
}

const urlOf = (feed: Feed, article: Article, site: string) =>
  element('url', [element('loc', site + articlePath(feed, article)), element('lastmod', article.updatedAt)])
