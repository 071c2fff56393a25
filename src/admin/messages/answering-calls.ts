/** The API calls for the signature and the canned answers. */

import type { AnsweringSettings, CannedAnswer } from '#shared/shapes/message-answering.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { defineIntents, type IntentInput } from '../intents.ts'

export type AnsweringPageData = { settings: AnsweringSettings; cannedAnswers: CannedAnswer[] }

export const findAnswering = async (request: Request): Promise<AnsweringPageData | Failure> => {
  const api = adminApi(request)
  const [settings, canned] = await Promise.all([
    bodyOf(() => api.answering.$get()),
    bodyOf(() => api['canned-answers'].$get()),
  ])
  if (isFailure(settings)) return settings
  return isFailure(canned) ? canned : { settings, cannedAnswers: canned.cannedAnswers }
}

const fieldsOf = (text: IntentInput['text']) => ({ json: { title: text('title'), text: text('text') } })

export const runAnsweringIntent = defineIntents({
  own: ({ api, text }) =>
    bodyOf(() =>
      api.answering.own.$put({ json: { signature: text('signature'), wantsNotices: text('wantsNotices') === 'on' } }),
    ),
  organisation: ({ api, text }) =>
    bodyOf(() => api.answering.$put({ json: { signature: text('signature'), replyTo: text('replyTo') } })),
  add: ({ api, text }) => bodyOf(() => api['canned-answers'].$post(fieldsOf(text))),
  change: ({ api, id, text }) => bodyOf(() => api['canned-answers'][':id'].$put({ ...withId(id), ...fieldsOf(text) })),
  remove: ({ api, id }) => bodyOf(() => api['canned-answers'][':id'].$delete(withId(id))),
})
