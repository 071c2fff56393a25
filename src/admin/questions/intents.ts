/** The intents of the forms on the question pages. */
import { redirect } from 'react-router'
import { languageTags } from '#shared/languages.ts'
import { manageQuestionsPath } from '#shared/paths.ts'
import type { Question } from '#shared/shapes/question.ts'
import { bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { defineIntents, type ResultOf, withToast } from '../intents.ts'
import { showToast } from '../toast.ts'
import { questionPath } from './calls.ts'
import { answerTextsOf } from './question-texts.ts'

/** The page of a question runs the intents of its forms, and the list runs `restore` for Undo. */
export const runQuestionIntent = defineIntents({
  save: async ({ api, id, form, text }) => {
    const { question, answer, sources, language } = answerTextsOf(form)
    const json = {
      question,
      answer,
      sources: JSON.parse(sources),
      language: languageTags.find((tag) => tag === language) ?? 'en',
      version: Number(text('version')),
      ...(text('isAnswered') && { isAnswered: true }),
    }
    const saved = await bodyOf(() => api.questions.inbox[':id'].$patch({ ...withId(id), json }))
    return done(id, saved, text('isAnswered') ? 'The visitor can read the answer now.' : 'Saved.')
  },
  read: async ({ api, id, text }) => {
    const [name, readOn, role] = [text('name'), text('readOn'), text('role')]
    const json = { role, version: Number(text('version')), ...(name && { name }), ...(readOn && { readOn }) }
    return done(
      id,
      await bodyOf(() => api.questions.inbox[':id'].reading.$put({ ...withId(id), json })),
      'Saved: a clinician has read the answer.',
    )
  },
  publish: async ({ api, id }) =>
    done(id, await bodyOf(() => api.questions.inbox[':id'].publish.$post(withId(id))), 'Published.'),
  unpublish: async ({ api, id }) =>
    done(id, await bodyOf(() => api.questions.inbox[':id'].unpublish.$post(withId(id))), 'Unpublished.'),
  restore: ({ api, request, id }) =>
    withToast(
      bodyOf(() => api.questions.inbox[':id'].restore.$post(withId(id))),
      () => ({ on: new URL(request.url).pathname, text: 'Restored.' }),
    ),
  remove: async ({ api, id }) => {
    const removed = await bodyOf(() => api.questions.inbox[':id'].$delete(withId(id)))
    if (isFailure(removed)) return removed
    const undo = { action: manageQuestionsPath, id, intent: 'restore' }
    showToast({ on: manageQuestionsPath, text: 'The question was deleted.', undo })
    throw redirect(manageQuestionsPath)
  },
})

const done = (id: string, body: { question: Question } | Failure, text: string) => {
  if (!isFailure(body)) showToast({ on: questionPath(id), text })
  return body
}

export type QuestionResult = ResultOf<typeof runQuestionIntent>
