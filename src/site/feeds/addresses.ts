import type { Feed } from '#shared/feeds.ts'
import { tagPath } from '#shared/tags.ts'

export const rssPath = (feed: Feed) => `${feed.path}/feed.xml`
export const jsonFeedPath = (feed: Feed) => `${feed.path}/feed.json`
export const tagRssPath = (tag: string) => `${tagPath(tag)}/feed.xml`
