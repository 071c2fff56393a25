import { type ApiClient, withId } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import type { PublicNewsletter } from '#shared/shapes/newsletter.ts'
import { pageNumberIn } from '../articles/list-query.ts'
import { type LoadResult, loadOne, loadResult } from '../articles/load-result.ts'

export type NewslettersAnswer = LoadResult<{ newsletters: PublicNewsletter[]; page: number; totalPages: number }>

export const newslettersOf = async (api: ApiClient, url: string): Promise<NewslettersAnswer> => {
  const page = pageNumberIn(url)
  return page ? pageOfNewsletters(api, page, limits.pageSize) : { is: 'missing' }
}

export const pageOfNewsletters = (api: ApiClient, page: number, limit: number) =>
  loadResult<NewslettersAnswer>(async () => {
    const response = await api['sent-newsletters'].$get({ query: { page: String(page), limit: String(limit) } })
    if (!response.ok) return { is: 'failed' }
    const { newsletters, totalPages } = await response.json()
    return page > totalPages ? { is: 'missing', totalPages } : { is: 'found', newsletters, page, totalPages }
  })

export const newsletterOf = (api: ApiClient, id: string) =>
  loadOne(() => api['sent-newsletters'][':id'].$get(withId(id)))
