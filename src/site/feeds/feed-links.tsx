/** The paths of the RSS and JSON feeds, and the links in the head by which feed readers discover them. */
import type { Feed } from '#shared/feeds.ts'
import { tagPath } from '#shared/tags.ts'
import { wording } from '#shared/wording.ts'

export const rssPath = (feed: Feed) => `${feed.path}/feed.xml`
export const jsonFeedPath = (feed: Feed) => `${feed.path}/feed.json`
export const tagRssPath = (tag: string) => `${tagPath(tag)}/feed.xml`

/** Lets a feed reader discover the feed from the page. React moves the links into the head. */
export const FeedLinks = ({ feed }: { feed: Feed }) => {
  const title = `Voima – ${wording[feed.kind].listTitle}`
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={rssPath(feed)} />
      <link rel="alternate" type="application/feed+json" title={title} href={jsonFeedPath(feed)} />
    </>
  )
}
