/** RSS: `/news/feed.xml`, `/blog/feed.xml` and the feed of each tag, with the newest `limits.feedItems` (20) articles. */

import type { LoaderFunctionArgs } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { feedUrlContext, publicUrlContext } from '#page/page-url.ts'
import { articlePath, type Feed, feedAt, feedOf } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { TaggedArticle } from '#shared/shapes/tag.ts'
import { withAbsoluteUrls } from '#shared/site-url.ts'
import { tagPath } from '#shared/tags.ts'
import { wording } from '#shared/wording.ts'
import { fetchTag } from '../tags/load-tag.ts'
import { fileResponse, notFoundResponse, serviceUnavailable } from './feed-file.ts'
import { type FeedSite, feedIdOf } from './feed-id.ts'
import { rssPath, tagRssPath } from './feed-links.tsx'
import { newestOf } from './newest.ts'
import { element, xmlDocument } from './xml.ts'

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

const rssResponse = (rss: string) => fileResponse(rss, 'application/rss+xml')

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

export const rssOf = (feed: Feed, articles: Article[], site: FeedSite) => {
  const { listTitle: name, description } = wording[feed.kind]
  const items = articles.map((article) => ({ ...article, kind: feed.kind }))
  return documentOf({ name, description, path: feed.path, ownPath: rssPath(feed) }, items, site)
}

export const tagRssOf = (tag: string, articles: TaggedArticle[], site: FeedSite) => {
  const paths = { path: tagPath(tag), ownPath: tagRssPath(tag) }
  return documentOf({ name: tag, description: wording.tags.description(tag), ...paths }, articles, site)
}

type About = { name: string; description: string; path: string; ownPath: string }

/** RSS 2.0 with the full text of each article, because readers may be offline when they open the feed. */
const documentOf = ({ name, description, path, ownPath }: About, articles: TaggedArticle[], site: FeedSite) => {
  const [newest] = articles
  const channel = [
    element('title', `${organisationName()} – ${name}`),
    element('link', site.url + path),
    element('description', description),
    element('language', 'en'),
    element('atom:link', [], { href: site.url + ownPath, rel: 'self', type: 'application/rss+xml' }),
    ...(newest ? [element('lastBuildDate', new Date(newest.updatedAt).toUTCString())] : []),
    ...articles.map((article) => itemOf(article, site)),
  ]
  return xmlDocument(element('rss', [element('channel', channel)], namespaces))
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
