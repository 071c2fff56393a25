/** What can be done with one message, by the name that each form gives as its intent. */
import { messagesPath } from '#shared/paths.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import type { Toast } from '../toast.ts'

/** What came of a form. `leaves`: there is nothing more to do here. `toast`: what the list says about it. */
export type Outcome = { intent: string; failure?: Failure; leaves?: boolean; toast?: Toast }

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

type Done = { text: string; leaves?: boolean; undo?: string }

const done: Record<string, Done> = {
  unread: { text: 'Marked as unread.', leaves: true },
  archive: { text: 'Archived.', leaves: true, undo: 'unarchive' },
  spam: { text: 'Put with the spam.', leaves: true, undo: 'notSpam' },
  unarchive: { text: 'Taken out of the archive.' },
  notSpam: { text: 'Taken out of the spam.' },
}

const toastOf = (id: string, { text, undo }: Done): Toast => ({
  on: messagesPath,
  text,
  ...(undo && { undo: { action: messagesPath, id, intent: undo } }),
})

export const settle = async (request: Request, form: FormData, id: string): Promise<Outcome> => {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const outcome = (await intents[intent]?.(id, text)(adminApi(request))) ?? {}
  if (isFailure(outcome)) return { intent, failure: outcome }
  const came = done[intent]
  return came ? { intent, leaves: came.leaves, toast: toastOf(id, came) } : { intent }
}
