/** The actions on one message, by the intent that each form sends. */
import { messagesPath } from '#shared/paths.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { type adminApi, bodyOf, withId, withIdempotencyKey } from '../api.ts'
import { type ActionResult, defineIntents, type IntentInput, withReason } from '../intents.ts'
import { showToast } from '../toast.ts'

type MessageChange = Parameters<ReturnType<typeof adminApi>['inbox'][':id']['$patch']>[0]['json']

const change =
  (json: MessageChange) =>
  ({ api, id }: IntentInput) =>
    bodyOf(() => api.inbox[':id'].$patch({ ...withId(id), json }))

export const runMessageIntent = defineIntents({
  unread: change({ isRead: false }),
  archive: change({ isArchived: true }),
  unarchive: change({ isArchived: false }),
  spam: change({ isSpam: true }),
  notSpam: change({ isSpam: false }),
  answered: change({ isAnswered: true }),
  assign: (input) => change({ assignedTo: input.text('assignedTo') })(input),
  reply: ({ api, id, text }) =>
    bodyOf(() =>
      api.inbox[':id'].replies.$post({
        ...withId(id),
        json: { text: text('text') },
        ...withIdempotencyKey(text('idempotencyKey')),
      }),
    ),
  note: ({ api, id, text }) =>
    bodyOf(() => api.inbox[':id'].notes.$post({ ...withId(id), json: { text: text('text') } })),
  removeNote: ({ api, text }) => bodyOf(() => api.inbox.notes[':id'].$delete(withId(text('note')))),
  delete: ({ api, id }) =>
    withReason(
      adminWording.remove.otherFailed,
      bodyOf(() => api.contact[':id'].$delete(withId(id))),
    ),
})

/** `leaves`: the message's page closes afterwards. `undo`: the intent that reverses the action. */
type Done = { text: string; leaves?: boolean; undo?: string }

const done: Record<string, Done> = {
  unread: { text: 'Marked as unread.', leaves: true },
  archive: { text: 'Archived.', leaves: true, undo: 'unarchive' },
  spam: { text: 'Moved to spam.', leaves: true, undo: 'notSpam' },
  delete: { text: adminWording.remove.done, leaves: true },
  unarchive: { text: 'Moved out of the archive.' },
  notSpam: { text: 'Moved out of spam.' },
}

export const leavesMessage = ({ intent, failure }: ActionResult) => !failure && done[intent]?.leaves === true

/** Shows the result of an action above the list of messages. */
export const showToastOf = ({ intent, id, failure }: ActionResult) => {
  const { text, undo } = done[intent] ?? {}
  if (failure || !text) return
  showToast({ on: messagesPath, text, ...(undo && { undo: { action: messagesPath, id, intent: undo } }) })
}
