/** Loads the published questions, one of them, or the question behind a code, from the API. */
import { type ApiClient, withParams } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import type { AskedQuestion, QuestionSummary } from '#shared/shapes/question.ts'
import { pageNumberIn } from '../articles/list-query.ts'
import { type CodeResult, type LoadResult, loadByCode, loadOne, loadResult } from '../articles/load-result.ts'

/** With the first sentence of the answer; the whole beginning would be half of the page's size. */
export type ListedQuestion = Omit<QuestionSummary, 'excerpt'> & { opening: string }

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

export type QuestionsAnswer = LoadResult<{
  questions: ListedQuestion[]
  total: number
  isTotalExact: boolean
  totalPages: number
  query: string
  page: number
}>

const queryIn = (url: string) => (new URL(url).searchParams.get('q') ?? '').trim().slice(0, limits.searchQuery)

export const questionsOf = async (api: ApiClient, url: string): Promise<QuestionsAnswer> => {
  const [query, page] = [queryIn(url), pageNumberIn(url)]
  if (!page) return { is: 'missing' }
  return loadResult<QuestionsAnswer>(async () => {
    const paging = { page: String(page), limit: String(limits.questionsPage) }
    const response = await api.questions.$get({ query: { ...paging, ...(query && { q: query }) } })
    if (!response.ok) return { is: 'failed' }
    const { questions: found, total, isTotalExact, totalPages } = await response.json()
    const questions = found.map(({ excerpt, ...question }) => ({ ...question, opening: firstSentence(excerpt) }))
    return page > totalPages
      ? { is: 'missing', totalPages }
      : { is: 'found', questions, total, isTotalExact, totalPages, query, page }
  })
}

export const questionOf = (api: ApiClient, slug: string) =>
  loadOne(() => api.questions[':slug'].$get(withParams({ slug })))

export type AskedResult = CodeResult<{ question: AskedQuestion }>

export const questionByCode = (api: ApiClient, code: string): Promise<AskedResult> =>
  loadByCode(() => api.questions.codes[':code'].$get(withParams({ code })))

/** In how many days most answers came; undefined while there are too few answers. */
export const answerDaysOf = async (api: ApiClient) => {
  try {
    const response = await api.questions.$get({ query: { page: '1', limit: '1' } })
    return response.ok ? (await response.json()).answerDays : undefined
  } catch {
    return undefined
  }
}
