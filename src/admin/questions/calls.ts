/** The API calls of the question pages. */
import { replace } from 'react-router'
import { manageQuestionsPath } from '#shared/paths.ts'
import { type Question, type QuestionCounts, type QuestionState, questionStates } from '#shared/shapes/question.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { type PageOf, pageQuery } from '../page.ts'

export type QuestionFilter = { state: QuestionState; search: string }
export type QuestionList = PageOf<Question> & { counts: QuestionCounts }

export const questionFilterIn = ({ url }: Request): QuestionFilter => {
  const { searchParams } = new URL(url)
  const state = questionStates.find((each) => each === searchParams.get('state')) ?? 'waiting'
  return { state, search: searchParams.get('search') ?? '' }
}

/** The address of a list; the first page of waiting questions has no query. */
export const questionsHref = ({ state, search }: QuestionFilter, page = 1) => {
  const query = new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${manageQuestionsPath}?${query}` : manageQuestionsPath
}

export const listQuestions = async (request: Request): Promise<QuestionList | Failure> => {
  const filter = questionFilterIn(request)
  const query = { ...pageQuery(request), state: filter.state, search: filter.search || undefined }
  const body = await bodyOf(() => adminApi(request).questions.inbox.$get({ query }))
  if (isFailure(body)) return body
  const { questions: items, ...rest } = body
  if (items.length === 0 && rest.currentPage > rest.totalPages) throw replace(questionsHref(filter, rest.totalPages))
  return { items, ...rest }
}

export const loadQuestion = (request: Request, id: string) =>
  bodyOf(() => adminApi(request).questions.inbox[':id'].$get(withId(id)))

export const questionPath = (id: string) => `${manageQuestionsPath}/${id}`

export const stateWords: Record<QuestionState, { tab: string; empty: string }> = {
  waiting: { tab: 'Waiting', empty: 'No question is waiting for an answer. New ones appear here.' },
  answered: { tab: 'Answered', empty: 'No answer is waiting for a clinician or for publication.' },
  published: { tab: 'Published', empty: 'No answer is published yet. Open an answered question to publish it.' },
  spam: { tab: 'Spam', empty: 'No spam.' },
  removed: { tab: 'Deleted', empty: 'No deleted questions.' },
}
