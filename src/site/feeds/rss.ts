/** RSS: `/news/feed.xml`, `/blog/feed.xml` and the feed of each tag, with the newest `limits.feedItems` (20) articles. */
import type { LoaderFunctionArgs } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { feedUrlContext, publicUrlContext } from '#page/page-url.ts'
import { articlePath, type Feed, feedAt, feedOf } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { TaggedArticle } from '#shared/shapes/tag.ts'
import { withAbsoluteUrls } from '#shared/site-url.ts'
import { tagPath } from '#shared/tags.ts'
import { wording } from '#shared/wording.ts'
import { fetchTag } from '../tags/load-tag.ts'
import { notFoundResponse, serviceUnavailable } from './feed-file.ts'
import { type FeedSite, feedIdOf } from './feed-id.ts'
import { rssPath, tagRssPath } from './feed-links.tsx'
import { newestOf } from './newest.ts'
import { rssDocument, rssResponse } from './rss-document.ts'
import { element } from './xml.ts'

export const loader = async ({ context, params: { slug }, request }: LoaderFunctionArgs) => {
  const api = context.get(apiContext)
  const site = { url: context.get(publicUrlContext), feedUrl: context.get(feedUrlContext) }
  if (slug !== undefined) return tagRss(api, slug, site)
  const feed = feedAt(request.url)
  return rssResponse(rssOf(feed, await newestOf(api, feed), site))
}

const tagRss = async (api: ApiClient, slug: string, site: FeedSite) => {
  const response = await fetchTag(api, slug, 1, limits.feedItems)
  if (response.status === 404) return notFoundResponse()
  if (!response.ok) throw serviceUnavailable()
  const { tag, articles } = await response.json()
  return rssResponse(tagRssOf(tag, articles, site))
}

export const rssOf = (feed: Feed, articles: Article[], site: FeedSite) => {
  const { listTitle: name, description } = wording[feed.kind]
  const items = articles.map((article) => ({ ...article, kind: feed.kind }))
  return rssDocument(site.url, { name, description, path: feed.path, ownPath: rssPath(feed) }, itemsOf(items, site))
}

export const tagRssOf = (tag: string, articles: TaggedArticle[], site: FeedSite) => {
  const paths = { path: tagPath(tag), ownPath: tagRssPath(tag) }
  const about = { name: tag, description: wording.tags.description(tag), ...paths }
  return rssDocument(site.url, about, itemsOf(articles, site))
}

/** With the full text of each article, because readers may be offline when they open the feed. */
const itemsOf = (articles: TaggedArticle[], site: FeedSite) => {
  const [newest] = articles
  const built = newest ? [element('lastBuildDate', new Date(newest.updatedAt).toUTCString())] : []
  return [...built, ...articles.map((article) => itemOf(article, site))]
}

const itemOf = (article: TaggedArticle, site: FeedSite) => {
  const address = site.url + articlePath(feedOf(article.kind), article)
  const id = feedIdOf(article, site)
  return element('item', [
    element('title', article.title),
    element('link', address),
    element('guid', id, { isPermaLink: String(id === address) }),
    element('pubDate', new Date(article.updatedAt).toUTCString()),
    element('dc:creator', article.author),
    element('dc:language', article.language),
    element('description', article.excerpt),
    element('content:encoded', withAbsoluteUrls(article.contentHtml, site.url)),
  ])
}
