import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { ApiClient } from '#ui/api.ts'
import { pageOfList } from '../articles/ask.ts'
import { notNow } from './answer.ts'

export const feeds = [newsFeed, blogFeed] as const

export const newestOf = async (api: ApiClient, feed: Feed) => {
  const answer = await pageOfList(api, feed, { page: 1 }, limits.feedItems)
  if (answer.is !== 'found') throw notNow()
  return answer.articles
}

/** The routes of both feeds share their files; the address says which it is. */
export const feedAt = (address: string): Feed =>
  feeds.find(({ path }) => new URL(address).pathname.startsWith(`${path}/`)) ?? newsFeed
