/** Reads the search query from the URL, calls the API, and makes the links to further pages of results (pagination). */
import type { ApiClient } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import type { SearchAnswer } from '#shared/shapes/search.ts'
import { searchWording } from '#shared/wording/search.ts'
import { noSuchPage, pageNumberIn } from '../articles/list-query.ts'

export type SearchState =
  | ({ is: 'found' } & SearchAnswer)
  | { is: 'unasked' }
  | { is: 'refused'; reason: string }
  | { is: 'failed' }

const statuses = { found: 200, unasked: 200, refused: 422, failed: 503 }

/** The HTTP status of the page that shows this result. */
export const searchStatus = ({ is }: SearchState) => ({ status: statuses[is] })

export const searchQueryIn = (url: string) => (new URL(url).searchParams.get('q') ?? '').trim()

/** The first page has only one URL, the one that the form produces. */
export const searchHref = (query: string, page: number) =>
  `/search?${new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })}`

export const loadSearch = async (api: ApiClient, url: string): Promise<SearchState> => {
  const q = searchQueryIn(url)
  if (q === '') return { is: 'unasked' }
  const page = pageNumberIn(url) ?? noSuchPage
  try {
    const response = await api.search.$get({ query: { q, page: String(page), limit: String(limits.pageSize) } })
    if (response.status === 422)
      return { is: 'refused', reason: (await response.json()).errors?.q ?? searchWording.failed }
    return response.ok ? { is: 'found', ...(await response.json()) } : { is: 'failed' }
  } catch {
    return { is: 'failed' }
  }
}
