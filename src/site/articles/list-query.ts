/**
 * Pagination in the URL: reads page number and language from the query string, and makes the links to other pages.
 * `ui/page-numbers.tsx` draws the links.
 */
import { type Language, languageTags } from '#shared/languages.ts'

/** The page number in the URL, or undefined for an invalid one, like ?page=-1 or ?page=abc. */
export const pageNumberIn = (url: string): number | undefined => {
  const asked = new URL(url).searchParams.get('page')
  if (asked === null) return 1
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
}

/** For an invalid page number: the answer is the one for a page after the last. */
export const noSuchPage = 999_999_999

/** The parameters of a list: a page number, and an optional language. */
export type ListQuery = { page: number; language?: Language | undefined }

/** Undefined for invalid parameters, like ?page=-1 or ?language=xx. */
export const listQueryIn = (url: string): ListQuery | undefined => {
  const page = pageNumberIn(url)
  const asked = new URL(url).searchParams.get('language')
  const language = languageTags.find((tag) => tag === asked)
  return page && (language || asked === null) ? { page, language } : undefined
}

/** The first page has only one URL, the one without a page number. */
export const pageHref = (path: string, page: number, language?: Language) => {
  const query = [language && `language=${language}`, page > 1 && `page=${page}`].filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}
