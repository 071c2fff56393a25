import type { Feed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { jsonFeedPath, rssPath } from './addresses.ts'

/** Lets a feed reader find the feed from the page. React moves it into the head. */
export const FeedLinks = ({ feed }: { feed: Feed }) => {
  const title = `Voima – ${wording[feed.kind].listTitle}`
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={rssPath(feed)} />
      <link rel="alternate" type="application/feed+json" title={title} href={jsonFeedPath(feed)} />
    </>
  )
}
