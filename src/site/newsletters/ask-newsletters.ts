import type { ApiClient } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import type { PublicLetter, WholeLetter } from '#shared/shapes/newsletter.ts'
import { pageNumberIn } from '../articles/list-query.ts'
import { type LoadResult, loadResult } from '../articles/load-result.ts'

export type LettersAnswer = LoadResult<{ letters: PublicLetter[]; page: number; totalPages: number }>
export type LetterAnswer = LoadResult<{ letter: WholeLetter }>

export const lettersOf = async (api: ApiClient, url: string): Promise<LettersAnswer> => {
  const page = pageNumberIn(url)
  return page ? pageOfLetters(api, page, limits.pageSize) : { is: 'missing' }
}

export const pageOfLetters = (api: ApiClient, page: number, limit: number) =>
  loadResult<LettersAnswer>(async () => {
    const response = await api.letters.$get({ query: { page: String(page), limit: String(limit) } })
    if (!response.ok) return { is: 'failed' }
    const { letters, totalPages } = await response.json()
    return page > totalPages ? { is: 'missing', totalPages } : { is: 'found', letters, page, totalPages }
  })

export const letterOf = (api: ApiClient, id: string) =>
  loadResult<LetterAnswer>(async () => {
    // The client puts parameters into the address as they are.
    const response = await api.letters[':id'].$get({ param: { id: encodeURIComponent(id) } })
    if (response.status === 404) return { is: 'missing' }
    return response.ok ? { is: 'found', ...(await response.json()) } : { is: 'failed' }
  })
