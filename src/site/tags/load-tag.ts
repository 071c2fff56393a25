import { type ApiClient, withParams } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import type { TaggedArticle } from '#shared/shapes/tag.ts'
import { pageNumberIn } from '../articles/list-query.ts'
import { type LoadResult, loadResult } from '../articles/load-result.ts'

export type TagResult = LoadResult<{
  tag: string
  slug: string
  articles: TaggedArticle[]
  page: number
  totalPages: number
}>

export const loadTag = async (api: ApiClient, slug: string, url: string): Promise<TagResult> => {
  const page = pageNumberIn(url)
  return page ? taggedWith(api, slug, page, limits.pageSize) : { is: 'missing' }
}

const taggedWith = (api: ApiClient, slug: string, page: number, limit: number) =>
  loadResult<TagResult>(async () => {
    const response = await fetchTag(api, slug, page, limit)
    if (response.status === 404) return { is: 'missing' }
    if (!response.ok) return { is: 'failed' }
    const { articles, tag, totalPages } = await response.json()
    if (page > totalPages) return { is: 'missing', totalPages }
    return { is: 'found', tag, slug, page, totalPages, articles }
  })

export const fetchTag = (api: ApiClient, slug: string, page: number, limit: number) =>
  api.tags[':slug'].$get({
    ...withParams({ slug }),
    query: { page: String(page), limit: String(limit) },
  })
