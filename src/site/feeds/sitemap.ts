/** Builds `/sitemap.xml` and the parts of a large sitemap, like `/sitemap/news-2.xml`. */
import type { LoaderFunctionArgs } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { publicUrlContext } from '#page/page-url.ts'
import { articlePath, type Feed, feeds } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { listedPaths } from '#shared/pages/page-lists.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { PublicPages } from '#shared/shapes/public-pages.ts'
import type { UsedTag } from '#shared/shapes/tag.ts'
import { tagPath } from '#shared/tags.ts'
import { loadArticles } from '../articles/load-articles.ts'
import { fileResponse, notFoundResponse, serviceUnavailable } from './feed-file.ts'
import { element, xmlDocument } from './xml.ts'

export const loader = async ({ context, params: { part } }: LoaderFunctionArgs) => {
  const [api, site] = [context.get(apiContext), context.get(publicUrlContext)]
  const [, name = ''] = /^(.+)\.xml$/.exec(part ?? '') ?? []
  const sitemap = part === undefined ? await sitemapOf(api, site) : await sitemapPartOf(api, name, site)
  return sitemap ? fileResponse(sitemap, 'application/xml') : notFoundResponse()
}

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
const callsInPart = limits.sitemapPartArticles / limits.maxPageSize

/** A single sitemap if all URLs fit into it, otherwise a sitemap index. */
export const sitemapOf = async (api: ApiClient, site: string) => {
  const tags = await tagsOf(api)
  const records = await recordPages(api, 1)
  const ofFeeds = await Promise.all(feeds.map((feed) => partsOf(api, feed)))
  const parts = [...ofFeeds, partsFor(tags.length), partsFor(records.total)]
  if (parts.some((count) => count > 1)) return indexOf(parts, site)
  const articles = await Promise.all(feeds.map((feed) => articlesIn(api, feed, 1, site)))
  return urlSet([...pagesOf(site), ...articles.flat(), ...tagsIn(tags, 1, site), ...recordsIn(records, site)])
}

/** The part named `pages`, `news-1`, `blog-2`, `tags-1`, `records-1` …; undefined if it does not exist. */
export const sitemapPartOf = async (api: ApiClient, name: string, site: string) => {
  if (name === 'pages') return urlSet(pagesOf(site))
  const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? []
  const part = Number(digits)
  if (kind === tagsPart) return tagsPartOf(await tagsOf(api), part, site)
  if (kind === recordsPart) return recordsPartOf(await recordPages(api, part), site)
  const feed = feeds.find((each) => each.kind === kind)
  if (!feed || part > (await partsOf(api, feed))) return undefined
  return urlSet(await articlesIn(api, feed, part, site))
}

/** `parts`: the number of parts of each feed, of the tags and of the other records. */
const indexOf = (parts: number[], site: string) => {
  const kinds = [...feeds.map(({ kind }) => kind), tagsPart, recordsPart]
  const names = kinds.flatMap((kind, index) =>
    Array.from({ length: parts[index] ?? 0 }, (_, part) => `${kind}-${part + 1}`),
  )
  const maps = ['pages', ...names].map((name) => element('sitemap', [element('loc', `${site}/sitemap/${name}.xml`)]))
  return xmlDocument(element('sitemapindex', maps, namespace))
}

const urlSet = (urls: string[]) => xmlDocument(element('urlset', urls, namespace))

const pagesOf = (site: string) => listedPaths.map((path) => element('url', [element('loc', site + path)]))

const partsOf = async (api: ApiClient, feed: Feed) => {
  const { totalPages: count } = await listed(api, feed, 1, 1)
  return partsFor(count)
}

const partsFor = (count: number) => Math.ceil(count / limits.sitemapPartArticles)

const listed = async (api: ApiClient, feed: Feed, page: number, limit: number) => {
  const answer = await loadArticles(api, feed, { page, texts: 'no' }, limit)
  if (answer.is === 'failed') throw serviceUnavailable()
  return answer.is === 'found' ? answer : { articles: [], totalPages: 0 }
}

const articlesIn = async (api: ApiClient, feed: Feed, part: number, site: string) => {
  const urls: string[] = []
  const first = (part - 1) * callsInPart + 1
  // One call after the other, because a sitemap is never urgent.
  for (let page = first; page < first + callsInPart; page += 1) {
    const { articles, totalPages } = await listed(api, feed, page, limits.maxPageSize)
    urls.push(...articles.map((article) => urlOf(feed, article, site)))
    if (page >= totalPages) break
  }
  return urls
}

const urlOf = (feed: Feed, article: Article, site: string) =>
  element('url', [element('loc', site + articlePath(feed, article)), element('lastmod', article.updatedAt)])

const tagsPart = 'tags'

const tagsOf = async (api: ApiClient) => {
  const answer = await api.tags.$get({ query: { only: 'names' } })
  if (!answer.ok) throw serviceUnavailable()
  return (await answer.json()).tags
}

const tagsPartOf = (tags: UsedTag[], part: number, site: string) =>
  part > partsFor(tags.length) ? undefined : urlSet(tagsIn(tags, part, site))

const tagsIn = (tags: UsedTag[], part: number, site: string) =>
  tags
    .slice((part - 1) * limits.sitemapPartArticles, part * limits.sitemapPartArticles)
    .map(({ slug, updatedAt = '' }) =>
      element('url', [element('loc', site + tagPath(slug)), element('lastmod', updatedAt)]),
    )

/** The pages of every record type except articles: `core/organisation/record-types.ts` lists them. */
const recordsPart = 'records'

const recordPages = async (api: ApiClient, part: number): Promise<PublicPages> => {
  const answer = await api['public-pages'].$get({ query: { page: String(part) } })
  if (!answer.ok) throw serviceUnavailable()
  return answer.json()
}

const recordsPartOf = (records: PublicPages, site: string) =>
  records.pages.length === 0 ? undefined : urlSet(recordsIn(records, site))

const recordsIn = ({ pages }: PublicPages, site: string) =>
  pages.map(({ path, updatedAt = '' }) =>
    element('url', [element('loc', site + path), ...(updatedAt ? [element('lastmod', updatedAt)] : [])]),
  )
