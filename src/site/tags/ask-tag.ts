import { limits } from '#shared/limits.ts'
import type { TaggedArticle } from '#shared/shapes/tag.ts'
import type { ApiClient } from '#ui/api.ts'
import { type Answer, answered } from '../articles/answers.ts'
import { asCard, type Card } from '../articles/ask.ts'
import { pageOf } from '../articles/page-address.ts'

type Tagged = Card & Pick<TaggedArticle, 'kind'>
export type TagAnswer = Answer<{ tag: string; slug: string; articles: Tagged[]; page: number; totalPages: number }>

export const tagOf = async (api: ApiClient, slug: string, url: string): Promise<TagAnswer> => {
  const page = pageOf(url)
  return page ? taggedWith(api, slug, page, limits.pageSize) : { is: 'missing' }
}

const taggedWith = (api: ApiClient, slug: string, page: number, limit: number) =>
  answered<TagAnswer>(async () => {
    const response = await askForTag(api, slug, page, limit)
    if (response.status === 404) return { is: 'missing' }
    if (!response.ok) return { is: 'failed' }
    const { articles, tag, totalPages } = await response.json()
    if (page > totalPages) return { is: 'missing', totalPages }
    return { is: 'found', tag, slug, page, totalPages, articles: articles.map(asTagged) }
  })

const asTagged = (article: TaggedArticle): Tagged => ({ ...asCard(article), kind: article.kind })

/** The client puts parameters into the address as they are. */
export const askForTag = (api: ApiClient, slug: string, page: number, limit: number) =>
  api.tags[':slug'].$get({
    param: { slug: encodeURIComponent(slug) },
    query: { page: String(page), limit: String(limit) },
  })
