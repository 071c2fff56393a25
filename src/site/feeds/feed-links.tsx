/** The paths of the RSS and JSON feeds, and the links in the head by which feed readers discover them. */

import type { Feed } from '#shared/feeds.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { tagPath } from '#shared/tags.ts'
import { wording } from '#shared/wording.ts'

export const rssPath = (feed: Feed) => `${feed.path}/feed.xml`
export const jsonFeedPath = (feed: Feed) => `${feed.path}/feed.json`
export const tagRssPath = (tag: string) => `${tagPath(tag)}/feed.xml`

const feedTitle = (feed: Feed) => `${organisationName()} – ${wording[feed.kind].listTitle}`

/** Lets a feed reader discover the RSS feed from the page. React moves the link into the head. */
export const RssLink = ({ feed }: { feed: Feed }) => (
  <link rel="alternate" type="application/rss+xml" title={feedTitle(feed)} href={rssPath(feed)} />
)

/** Lets a feed reader discover both feeds. */
export const FeedLinks = ({ feed }: { feed: Feed }) => (
  <>
    <RssLink feed={feed} />
    <link rel="alternate" type="application/feed+json" title={feedTitle(feed)} href={jsonFeedPath(feed)} />
  </>
)
