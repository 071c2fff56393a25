/** The paths of the RSS feeds, and the links in the head by which feed readers discover them. */
import type { Feed } from '#shared/feeds.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { tagPath } from '#shared/tags.ts'
import { wording } from '#shared/wording.ts'

export const rssPath = (feed: Feed) => `${feed.path}/feed.xml`
export const tagRssPath = (tag: string) => `${tagPath(tag)}/feed.xml`

/** Lets a feed reader discover the RSS feed from the page. React moves the link into the head. */
export const FeedLink = ({ name, path }: { name: string; path: string }) => (
  <link rel="alternate" type="application/rss+xml" title={`${organisationName()} – ${name}`} href={path} />
)

export const RssLink = ({ feed }: { feed: Feed }) => (
  <FeedLink name={wording[feed.kind].listTitle} path={rssPath(feed)} />
)
