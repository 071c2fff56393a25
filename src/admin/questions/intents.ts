/** The intents of the forms on the question pages. */
import { withId } from '#page/api-client.ts'
import { languageTags } from '#shared/languages.ts'
import { manageQuestionsPath } from '#shared/paths.ts'
import { bodyOf, withIdempotencyKey } from '../api.ts'
import { defineIntents, emptyIn, type ResultOf, restorable, withToast } from '../intents.ts'
import { answerTextsOf } from './question-texts.ts'

const needed = { role: 'Enter the role of the clinician.', readOn: 'Enter the day of the reading.' }

/** The page of a question runs the intents of its forms, and the list runs `restore` for Undo. */
export const runQuestionIntent = defineIntents({
  record: ({ api, text }) =>
    bodyOf(() =>
      api.questions.inbox.$post({
        json: { question: text('question') },
        ...withIdempotencyKey(text('idempotencyKey')),
      }),
    ),
  save: withToast(
    ({ api, id, form, text }) => {
      const { question, answer, sources, language } = answerTextsOf(form)
      const json = {
        question,
        answer,
        sources: JSON.parse(sources),
        language: languageTags.find((tag) => tag === language) ?? 'en',
        version: Number(text('version')),
        ...(text('isAnswered') && { isAnswered: true }),
      }
      return bodyOf(() => api.questions.inbox[':id'].$patch({ ...withId(id), json }))
    },
    (_, { text }) => (text('isAnswered') ? 'The visitor can read the answer now.' : 'Saved.'),
  ),
  read: withToast(async ({ api, id, form, text }) => {
    const empty = emptyIn(form, form.has('name') ? { ...needed, name: 'Enter the name of the clinician.' } : needed)
    if (empty) return empty
    const [name, readOn, role] = [text('name'), text('readOn'), text('role')]
    const json = { role, version: Number(text('version')), ...(name && { name }), ...(readOn && { readOn }) }
    return bodyOf(() => api.questions.inbox[':id'].reading.$put({ ...withId(id), json }))
  }, 'Saved: a clinician has read the answer.'),
  publish: withToast(({ api, id }) => bodyOf(() => api.questions.inbox[':id'].publish.$post(withId(id))), 'Published.'),
  unpublish: withToast(
    ({ api, id }) => bodyOf(() => api.questions.inbox[':id'].unpublish.$post(withId(id))),
    'Unpublished.',
  ),
  restore: withToast(({ api, id }) => bodyOf(() => api.questions.inbox[':id'].restore.$post(withId(id))), 'Restored.'),
  remove: withToast(
    ({ api, id }) => bodyOf(() => api.questions.inbox[':id'].$delete(withId(id))),
    (_, { id }) => ({
      on: manageQuestionsPath,
      text: 'The question was deleted.',
      ...restorable(manageQuestionsPath, id),
    }),
  ),
})

export type QuestionResult = ResultOf<typeof runQuestionIntent>
