import { replace } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { ArticleCounts, BulkAction, BulkAnswer } from '#shared/shapes/editors-list.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import type { PageOf } from '../page.ts'
import { at } from './calls.ts'
import { filtersIn, type ListFilters, listHref } from './list-wish.ts'

export type FilteredPage = PageOf<Article> & { counts: ArticleCounts; authors: string[] }
export type FilteredList = { wish: ListFilters; list: FilteredPage | Failure }

const noCounts: ArticleCounts = { all: 0, draft: 0, scheduled: 0, published: 0, removed: 0 }

export const loadFiltered = async (request: Request, feed: Feed): Promise<FilteredList> => {
  const wish = filtersIn(new URL(request.url).searchParams)
  const said = Object.fromEntries(Object.entries(wish).filter(([, value]) => value))
  const query = { ...said, limit: String(limits.pageSize) }
  const body = await bodyOf(async () => adminApi(request)[feed.kind].$get({ query: query as never }))
  if (isFailure(body)) return { wish, list: body }
  const { currentPage, totalPages, counts = noCounts, authors = [] } = body
  const items = at(body, feed.listKey) as Article[]
  // After the last row of the last page has gone, the page before it takes its place.
  if (items.length === 0 && currentPage > totalPages) throw replace(listHref(wish, { page: String(totalPages) }))
  return { wish, list: { items, currentPage, totalPages, counts, authors } }
}

export const runBulkAction = (request: Request, feed: Feed, deed: BulkAction): Promise<BulkAnswer | Failure> =>
  bodyOf(async () => adminApi(request)[feed.kind].bulk.$post({ json: deed }))
