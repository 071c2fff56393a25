/** The API calls of the question pages. */
import { withId } from '#page/api-client.ts'
import { manageQuestionsPath } from '#shared/paths.ts'
import { type QuestionState, questionStates } from '#shared/question-states.ts'
import { adminApi, bodyOf } from '../api.ts'
import { defineFilters } from '../lists/filters.ts'
import { listFrom, pageQuery } from '../page.ts'

export const questionFilters = defineFilters({ state: questionStates, search: '' })

export const listQuestions = (request: Request) => {
  const query = { ...pageQuery(request), ...questionFilters.chosen(request.url) }
  return listFrom(request, 'questions', () => adminApi(request).questions.inbox.$get({ query }))
}

export const loadQuestion = (request: Request, id: string) =>
  bodyOf(() => adminApi(request).questions.inbox[':id'].$get(withId(id)))

export const questionPath = (id: string) => `${manageQuestionsPath}/${id}`

export const stateWords: Record<QuestionState, { tab: string; empty: string }> = {
  waiting: { tab: 'Waiting', empty: 'No question is waiting for an answer. New ones appear here.' },
  answered: { tab: 'Answered', empty: 'No answer is waiting for a clinician or for publication.' },
  published: { tab: 'Published', empty: 'No answer is published yet. Open an answered question to publish it.' },
  spam: { tab: 'Spam', empty: 'No spam.' },
  removed: { tab: 'Trash', empty: 'The trash is empty.' },
}
