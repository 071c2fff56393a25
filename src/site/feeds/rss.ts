import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { absolute } from './absolute.ts'
import { articlePath, rssPath } from './addresses.ts'
import { element, xmlDocument } from './xml.ts'

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** RSS 2.0, with each article whole: a reader may be without a connection when it is read. */
export const rssOf = (feed: Feed, articles: Article[], site: string) => {
  const { listTitle, description } = wording[feed.kind]
  const [newest] = articles
  const channel = [
    element('title', `Voima – ${listTitle}`),
    element('link', site + feed.path),
    element('description', description),
    element('language', 'en'),
    element('atom:link', [], { href: site + rssPath(feed), rel: 'self', type: 'application/rss+xml' }),
    ...(newest ? [element('lastBuildDate', new Date(newest.updatedAt).toUTCString())] : []),
    ...articles.map((article) => itemOf(feed, article, site)),
  ]
  return xmlDocument(element('rss', [element('channel', channel)], namespaces))
}

const itemOf = (feed: Feed, article: Article, site: string) => {
  const address = site + articlePath(feed, article._id)
  return element('item', [
    element('title', article.title),
    element('link', address),
    element('guid', address, { isPermaLink: 'true' }),
    element('pubDate', new Date(article.updatedAt).toUTCString()),
    element('dc:creator', article.author),
    element('dc:language', article.language),
    element('description', article.excerpt),
    element('content:encoded', absolute(article.contentHtml, site)),
  ])
}
