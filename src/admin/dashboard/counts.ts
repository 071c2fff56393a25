import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import type { Permission } from '#shared/permissions.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'

/** How many there are, or nothing when that could not be found out: a dashboard without its numbers still leads on. */
export type Counts = Record<'news' | 'blogs' | 'messages' | 'subscribers', number | undefined>

// Pages of one item: there are as many pages as there are items, except that even an empty list has one page.
const one = { query: { page: '1', limit: '1' } }

type May = (permission: Permission) => boolean

export const countAll = async (request: Request, may: May): Promise<Counts> => {
  const api = adminApi(request)
  const countArticles = (feed: Feed) => countOf(feed.listKey, () => api[feed.kind].$get(one))
  const [news, blogs, messages, subscribers] = await Promise.all([
    countArticles(newsFeed),
    countArticles(blogFeed),
    may('messages.read') ? countOf('messages', () => api.contact.$get(one)) : undefined,
    may('subscribers.read') ? countOf('subscriptions', () => api.subscribe.$get(one)) : undefined,
  ])
  return { news, blogs, messages, subscribers }
}

const countOf = async (listKey: string, list: () => Promise<Pick<Response, 'ok' | 'status' | 'json'>>) => {
  const body: object = await bodyOf(list)
  if (isFailure(body)) return undefined
  const { [listKey]: found, totalPages } = body as Record<string, unknown[]> & { totalPages: number }
  return found?.length === 0 ? 0 : totalPages
}
