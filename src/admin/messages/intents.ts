/**
 * Runs the actions on messages (read, archive, spam, assign, delete; also as bulk actions), by the intent that each
 * form sends. The field `id` may contain several ids, separated by commas.
 */
import { messagesPath } from '#shared/paths.ts'
import type { MessageBulkAction } from '#shared/shapes/message.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { type adminApi, bodyOf, type Failure, isFailure, withId, withIdempotencyKey } from '../api.ts'
import { type ActionResult, defineIntents, type IntentInput, withReason } from '../intents.ts'
import { showToast } from '../toast.ts'

type MessageChange = Parameters<ReturnType<typeof adminApi>['inbox'][':id']['$patch']>[0]['json']

const change =
  (json: MessageChange) =>
  ({ api, id }: IntentInput) =>
    bodyOf(() => api.inbox[':id'].$patch({ ...withId(id), json }))

/** Fails if not a single message could be changed. */
const changeAll =
  (action: MessageBulkAction['action']) =>
  async ({ api, id }: IntentInput) => {
    const answer = await bodyOf(() => api.inbox.bulk.$post({ json: { ids: id.split(','), action } }))
    if (isFailure(answer) || answer.done.length > 0) return answer
    return { status: 404, reason: answer.refused[0]?.reason ?? '', errors: {} }
  }

export const runMessageIntent = defineIntents({
  read: changeAll('read'),
  unread: changeAll('unread'),
  archive: changeAll('archive'),
  unarchive: changeAll('unarchive'),
  spam: changeAll('spam'),
  notSpam: changeAll('notSpam'),
  answered: change({ isAnswered: true }),
  assign: (input) => change({ assignedTo: input.text('assignedTo'), version: input.text('version') })(input),
  reply: ({ api, id, text }) =>
    bodyOf(() =>
      api.inbox[':id'].replies.$post({
        ...withId(id),
        json: { text: text('text'), quotesMessage: text('quotesMessage') === 'on' },
        ...withIdempotencyKey(text('idempotencyKey')),
      }),
    ),
  note: ({ api, id, text }) =>
    bodyOf(() => api.inbox[':id'].notes.$post({ ...withId(id), json: { text: text('text') } })),
  removeNote: ({ api, id, text }) => {
    const param = { id: encodeURIComponent(id), note: encodeURIComponent(text('note')) }
    return bodyOf(() => api.inbox[':id'].notes[':note'].$delete({ param }))
  },
  emptySpam: ({ api }) =>
    withReason(
      adminWording.remove.otherFailed,
      bodyOf(() => api.inbox.spam.$delete()),
    ),
  delete: (input) => withReason(adminWording.remove.otherFailed, removeAll(input)),
})

const removeAll = async (input: IntentInput): Promise<object | Failure> =>
  input.id.includes(',') ? changeAll('delete')(input) : bodyOf(() => input.api.contact[':id'].$delete(withId(input.id)))

/** `leaves`: the message's page closes afterwards. `undo`: the intent that reverses the action. */
type Done = { text: string; leaves?: boolean; undo?: string }

const done: Record<string, Done> = {
  read: { text: 'Marked as read.' },
  unread: { text: 'Marked as unread.', leaves: true },
  archive: { text: 'Archived.', leaves: true, undo: 'unarchive' },
  spam: { text: 'Moved to spam.', leaves: true, undo: 'notSpam' },
  delete: { text: adminWording.remove.done, leaves: true },
  emptySpam: { text: adminWording.remove.done },
  unarchive: { text: 'Moved out of the archive.' },
  notSpam: { text: 'Moved out of spam.' },
  assign: { text: 'Assignment saved.' },
  answered: { text: 'Marked as answered.' },
}

export const leavesMessage = ({ intent, failure }: ActionResult) => !failure && done[intent]?.leaves === true

/** Shows the result of an action on the page `on`: the list, or the message that opens afterwards. */
export const showToastOf = ({ intent, id, failure }: ActionResult, on: string = messagesPath) => {
  const { text, undo } = done[intent] ?? {}
  if (failure || !text) return
  showToast({ on, text, ...(undo && { undo: { action: messagesPath, id, intent: undo } }) })
}
