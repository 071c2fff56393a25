/** What can be done with one message, by the name that each form gives as its intent. */
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { withId } from './calls.ts'

/** What came of a form. `leaves`: there is nothing more to do here. */
export type Outcome = { intent: string; failure?: Failure; leaves?: string }

type Text = (name: string) => string
type Api = ReturnType<typeof adminApi>

const change = (json: Parameters<Api['inbox'][':id']['$patch']>[0]['json'], id: string) => (api: Api) =>
  bodyOf(() => api.inbox[':id'].$patch({ ...withId(id), json }))

const intents: Record<string, (id: string, text: Text) => (api: Api) => Promise<object>> = {
  unread: (id) => change({ isRead: false }, id),
  archive: (id) => change({ isArchived: true }, id),
  unarchive: (id) => change({ isArchived: false }, id),
  spam: (id) => change({ isSpam: true }, id),
  notSpam: (id) => change({ isSpam: false }, id),
  answered: (id) => change({ isAnswered: true }, id),
  assign: (id, text) => change({ assignedTo: text('assignedTo') }, id),
  answer: (id, text) => (api) =>
    bodyOf(() =>
      api.inbox[':id'].answers.$post({
        ...withId(id),
        json: { text: text('text') },
        header: text('key') ? { 'idempotency-key': text('key') } : {},
      }),
    ),
  note: (id, text) => (api) =>
    bodyOf(() => api.inbox[':id'].notes.$post({ ...withId(id), json: { text: text('text') } })),
  removeNote: (_, text) => (api) => bodyOf(() => api.inbox.notes[':id'].$delete(withId(text('note')))),
}

const leaving: Record<string, string> = {
  unread: 'Marked as unread.',
  archive: 'Archived.',
  spam: 'Put with the spam.',
}

export const settle = async (request: Request, form: FormData, id: string): Promise<Outcome> => {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const outcome = (await intents[intent]?.(id, text)(adminApi(request))) ?? {}
  if (isFailure(outcome)) return { intent, failure: outcome }
  return { intent, leaves: leaving[intent] }
}
