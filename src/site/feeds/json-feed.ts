/** The routes of `/news/feed.json` and `/blog/feed.json` (JSON Feed); `rss.ts` makes the same feeds in RSS. */

import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { feedUrlContext, publicUrlContext } from '#page/page-url.ts'
import { articlePath, type Feed, feedAt } from '#shared/feeds.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { Article } from '#shared/shapes/article.ts'
import { absoluteUrlOf, withAbsoluteUrls } from '#shared/site-url.ts'
import { wording } from '#shared/wording.ts'
import { fileResponse } from './feed-file.ts'
import { type FeedSite, feedIdOf } from './feed-id.ts'
import { jsonFeedPath } from './feed-links.tsx'
import { newestOf } from './newest.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const feed = feedAt(request.url)
  const articles = await newestOf(context.get(apiContext), feed)
  const site = { url: context.get(publicUrlContext), feedUrl: context.get(feedUrlContext) }
  return fileResponse(JSON.stringify(jsonFeedOf(feed, articles, site)), 'application/feed+json')
}

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export const jsonFeedOf = (feed: Feed, articles: Article[], site: FeedSite) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: `${organisationName()} – ${wording[feed.kind].listTitle}`,
  home_page_url: site.url + feed.path,
  feed_url: site.url + jsonFeedPath(feed),
  description: wording[feed.kind].description,
  language: 'en',
  items: articles.map((article) => itemOf(feed, article, site)),
})

const itemOf = (feed: Feed, article: Article, site: FeedSite) => {
  const address = site.url + articlePath(feed, article)
  return {
    id: feedIdOf(article, site),
    url: address,
    title: article.title,
    content_html: withAbsoluteUrls(article.contentHtml, site.url),
    summary: article.excerpt,
    image: article.imageUrl && absoluteUrlOf(article.imageUrl, site.url),
    date_published: article.updatedAt,
    authors: [{ name: article.author }],
    language: article.language,
  }
}
