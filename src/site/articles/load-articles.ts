/** Data fetching for lists and single articles: calls the API and returns found, missing or failed. */
import type { ApiClient } from '#page/api-client.ts'
import type { Feed } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { RelatedArticle } from '#shared/shapes/tag.ts'
import { type ListQuery, listQueryIn } from './list-query.ts'
import { type LoadResult, loadResult } from './load-result.ts'

/** The fields of a card: the server sends only these fields of each article to the page. */
export type Card = Omit<Article, Beyond>

export type ListResult<Item = Card> = LoadResult<
  { articles: Item[]; totalPages: number; languages: Language[] } & ListQuery
>
export type ArticleResult = LoadResult<{ article: Article; related: RelatedArticle[] }>

/**
 * In the browser with their texts, so that an article opened from the list appears at once. Pages from the server show
 * only the cards.
 */
type Texts = { texts?: 'no' }

export const loadList = async (
  api: ApiClient,
  feed: Feed,
  url: string,
  texts: Texts = {},
): Promise<ListResult<Article>> => {
  const query = listQueryIn(url)
  return query ? loadArticles(api, feed, { ...query, ...texts }, limits.pageSize) : { is: 'missing' }
}

type Wanted = ListQuery & Texts

export const loadArticles = (api: ApiClient, feed: Feed, { page, language, texts }: Wanted, limit: number) =>
  loadResult<ListResult<Article>>(async () => {
    const query = { page: String(page), limit: String(limit), ...(language && { language }), ...(texts && { texts }) }
    const response = await api[feed.kind].$get({ query })
    if (!response.ok) return { is: 'failed' }
    const body: Record<string, unknown> & { totalPages: number; languages: Language[] } = await response.json()
    const articles = body[feed.listKey] as Article[]
    const { totalPages, languages } = body
    if (page > totalPages) return { is: 'missing', totalPages, language }
    return { is: 'found', articles, page, language, totalPages, languages }
  })

export const loadArticle = (api: ApiClient, feed: Feed, id: string) =>
  loadResult<ArticleResult>(async () => {
    // The typed client does not encode path parameters.
    const response = await api[feed.kind][':id'].$get({ param: { id: encodeURIComponent(id) } })
    if (response.status === 404) return { is: 'missing' }
    if (!response.ok) return { is: 'failed' }
    const body: Record<string, unknown> & { related: RelatedArticle[] } = await response.json()
    return { is: 'found', article: body[feed.itemKey] as Article, related: body.related }
  })

export const asCards = (answer: ListResult<Article>): ListResult =>
  answer.is === 'found' ? { ...answer, articles: answer.articles.map(asCard) } : answer

/** The fields that only the article's own page shows. */
type Beyond = (typeof beyond)[number]
const beyond = [
  'content',
  'contentHtml',
  'isHealth',
  'sources',
  'noSourceReason',
  'lastChecked',
  'reviewer',
  'status',
  'publishAt',
  'tags',
  'version',
  'isPinned',
  'imageId',
] as const

export const asCard = (article: Article): Card => {
  const card: Partial<Article> = { ...article }
  for (const name of beyond) delete card[name]
  return card as Card
}
