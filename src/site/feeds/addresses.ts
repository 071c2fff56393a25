import type { Feed } from '#shared/feeds.ts'

export const rssPath = (feed: Feed) => `${feed.path}/feed.xml`
export const jsonFeedPath = (feed: Feed) => `${feed.path}/feed.json`
export const articlePath = (feed: Feed, id: string) => `${feed.path}/${id}`
