import type { Feed } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { ApiClient } from '#ui/api.ts'
import type { Answer } from './answers.ts'
import { type Wish, wishOf } from './page-address.ts'

/** What a card needs: a page made on the server carries this much of each article and no more. */
export type Card = Omit<Article, 'content' | 'contentHtml' | 'isHealth' | 'sources' | 'lastChecked' | 'reviewer'>

export type ListAnswer<Item = Card> = Answer<{ articles: Item[]; totalPages: number; languages: Language[] } & Wish>
export type ArticleAnswer = Answer<{ article: Article }>

export const listOf = async (api: ApiClient, feed: Feed, url: string): Promise<ListAnswer<Article>> => {
  const wish = wishOf(url)
  return wish ? pageOfList(api, feed, wish, limits.pageSize) : { is: 'missing' }
}

export const pageOfList = (api: ApiClient, feed: Feed, { page, language }: Wish, limit: number) =>
  answered<ListAnswer<Article>>(async () => {
    const query = { page: String(page), limit: String(limit), ...(language && { language }) }
    const response = await api[feed.kind].$get({ query })
    if (!response.ok) return { is: 'failed' }
    const body: Record<string, unknown> & { totalPages: number; languages: Language[] } = await response.json()
    const articles = body[feed.listKey] as Article[]
    const { totalPages, languages } = body
    if (page > totalPages) return { is: 'missing', totalPages, language }
    return { is: 'found', articles, page, language, totalPages, languages }
  })

export const articleOf = (api: ApiClient, feed: Feed, id: string) =>
  answered<ArticleAnswer>(async () => {
    // The client puts parameters into the address as they are.
    const response = await api[feed.kind][':id'].$get({ param: { id: encodeURIComponent(id) } })
    if (response.status === 404) return { is: 'missing' }
    if (!response.ok) return { is: 'failed' }
    const body: Record<string, unknown> = await response.json()
    return { is: 'found', article: body[feed.itemKey] as Article }
  })

/** No connection, or an answer that is not ours, is a failure like any other. */
const answered = async <T extends Answer<object>>(ask: () => Promise<T | { is: 'failed' }>) => {
  try {
    return await ask()
  } catch {
    return { is: 'failed' as const }
  }
}

export const asCards = (answer: ListAnswer<Article>): ListAnswer =>
  answer.is === 'found' ? { ...answer, articles: answer.articles.map(asCard) } : answer

const asCard = ({ content, contentHtml, isHealth, sources, lastChecked, reviewer, ...card }: Article): Card => card
