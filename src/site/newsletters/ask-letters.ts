import { limits } from '#shared/limits.ts'
import type { PublicLetter, WholeLetter } from '#shared/shapes/campaign.ts'
import type { ApiClient } from '#ui/api.ts'
import { type Answer, answered } from '../articles/answers.ts'
import { pageOf } from '../articles/page-address.ts'

export type LettersAnswer = Answer<{ letters: PublicLetter[]; page: number; totalPages: number }>
export type LetterAnswer = Answer<{ letter: WholeLetter }>

export const lettersOf = async (api: ApiClient, url: string): Promise<LettersAnswer> => {
  const page = pageOf(url)
  return page ? pageOfLetters(api, page, limits.pageSize) : { is: 'missing' }
}

export const pageOfLetters = (api: ApiClient, page: number, limit: number) =>
  answered<LettersAnswer>(async () => {
    const response = await api.letters.$get({ query: { page: String(page), limit: String(limit) } })
    if (!response.ok) return { is: 'failed' }
    const { letters, totalPages } = await response.json()
    return page > totalPages ? { is: 'missing', totalPages } : { is: 'found', letters, page, totalPages }
  })

export const letterOf = (api: ApiClient, id: string) =>
  answered<LetterAnswer>(async () => {
    // The client puts parameters into the address as they are.
    const response = await api.letters[':id'].$get({ param: { id: encodeURIComponent(id) } })
    if (response.status === 404) return { is: 'missing' }
    return response.ok ? { is: 'found', ...(await response.json()) } : { is: 'failed' }
  })
