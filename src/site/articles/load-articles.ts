/** Data fetching for lists and single articles: calls the API and returns found, missing or failed. */
import { type ApiClient, withId } from '#page/api-client.ts'
import type { Feed } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { RelatedArticle } from '#shared/shapes/tag.ts'
import { type ListQuery, listQueryIn } from './list-query.ts'
import { type LoadResult, loadOne, loadResult } from './load-result.ts'

export type ListResult = LoadResult<{ articles: Article[]; totalPages: number; languages: Language[] } & ListQuery>
export type FoundList = Extract<ListResult, { is: 'found' }>
export type ArticleResult = LoadResult<{ article: Article; related: RelatedArticle[] }>

export const loadList = async (api: ApiClient, feed: Feed, url: string): Promise<ListResult> => {
  const query = listQueryIn(url)
  return query ? loadArticles(api, feed, { ...query, texts: 'no' }, limits.pageSize) : { is: 'missing' }
}

/** Lists show only excerpts, so the texts of the articles can be left out. */
type Wanted = ListQuery & { texts?: 'no' }

export const loadArticles = (api: ApiClient, feed: Feed, { page, language, texts }: Wanted, limit: number) =>
  loadResult<ListResult>(async () => {
    const query = { page: String(page), limit: String(limit), ...(language && { language }), ...(texts && { texts }) }
    const response = await api[feed.kind].$get({ query })
    if (!response.ok) return { is: 'failed' }
    const body: Record<string, unknown> & { totalPages: number; languages: Language[] } = await response.json()
    const articles = body[feed.listKey] as Article[]
    const { totalPages, languages } = body
    if (page > totalPages) return { is: 'missing', totalPages, language }
    return { is: 'found', articles, page, language, totalPages, languages }
  })

export const loadArticle = (api: ApiClient, feed: Feed, id: string): Promise<ArticleResult> =>
  loadOne(
    async () => api[feed.kind][':id'].$get(withId(id)),
    (body: Record<string, unknown> & { related: RelatedArticle[] }) => ({
      article: body[feed.itemKey] as Article,
      related: body.related,
    }),
  )
