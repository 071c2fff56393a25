import type { AnsweringSettings, CannedAnswer } from '#shared/shapes/message-answering.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'

export type Answering = { settings: AnsweringSettings; cannedAnswers: CannedAnswer[] }

export const findAnswering = async (request: Request): Promise<Answering | Failure> => {
  const api = adminApi(request)
  const [settings, canned] = await Promise.all([
    bodyOf(() => api.answering.$get()),
    bodyOf(() => api['canned-answers'].$get()),
  ])
  if (isFailure(settings)) return settings
  return isFailure(canned) ? canned : { settings, cannedAnswers: canned.cannedAnswers }
}

export type Saved = { failure?: Failure }

type Text = (name: string) => string
type Api = ReturnType<typeof adminApi>

const fieldsOf = (text: Text) => ({ json: { title: text('title'), text: text('text') } })

/** By the name that each form gives as its intent. */
const intents: Record<string, (api: Api, text: Text) => Promise<object>> = {
  own: (api, text) =>
    bodyOf(() =>
      api.answering.own.$put({ json: { signature: text('signature'), wantsNotices: text('wantsNotices') === 'on' } }),
    ),
  organisation: (api, text) =>
    bodyOf(() => api.answering.$put({ json: { signature: text('signature'), replyTo: text('replyTo') } })),
  add: (api, text) => bodyOf(() => api['canned-answers'].$post(fieldsOf(text))),
  change: (api, text) => bodyOf(() => api['canned-answers'][':id'].$put({ ...withId(text('id')), ...fieldsOf(text) })),
  remove: (api, text) => bodyOf(() => api['canned-answers'][':id'].$delete(withId(text('id')))),
}

export const saveAnswering = async (request: Request): Promise<Saved> => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const outcome = (await intents[text('intent')]?.(adminApi(request), text)) ?? {}
  return isFailure(outcome) ? { failure: outcome } : {}
}
