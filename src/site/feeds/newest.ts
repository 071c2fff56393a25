/** Loads the articles that an RSS feed contains, newest first. */
import type { ApiClient } from '#page/api-client.ts'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { loadArticles } from '../articles/load-articles.ts'
import { serviceUnavailable } from './feed-file.ts'

export const newestOf = async (api: ApiClient, feed: Feed) => {
  const answer = await loadArticles(api, feed, { page: 1 }, limits.feedItems)
  if (answer.is !== 'found') throw serviceUnavailable()
  // A feed reader expects the newest first, pinned or not.
  return answer.articles.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
}
