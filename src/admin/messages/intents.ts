/**
 * Runs the actions on messages (read, archive, spam, assign, delete; also as bulk actions), by the intent that each
 * form sends. The field `id` may contain several ids, separated by commas.
 */
import { withId, withParams } from '#page/api-client.ts'
import { messagesPath } from '#shared/paths.ts'
import type { MessageBulkAction } from '#shared/shapes/message.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { type adminApi, bodyOf, type Failure, isFailure, withIdempotencyKey } from '../api.ts'
import { defineIntents, type IntentInput, withReason, withToast } from '../intents.ts'
import { hrefOfInbox, hrefOfMessage, inboxFilters } from './inbox-filter.ts'

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

/** After the message left its list, the next one opens, as in a mail program; after "unread", the list. */
const leaving =
  (text: string, undo?: string) =>
  (_: object, { request, id, ...form }: IntentInput) => {
    const filter = inboxFilters.parse(request.url)
    const next = form.text('next')
    const isInList = new URL(request.url).pathname === messagesPath
    return {
      on: isInList ? messagesPath : next ? hrefOfMessage(next, filter) : hrefOfInbox(filter),
      text,
      ...(undo && { undo: { action: messagesPath, id, intent: undo } }),
    }
  }

export const runMessageIntent = defineIntents({
  read: withToast(changeAll('read'), 'Marked as read.'),
  unread: withToast(changeAll('unread'), leaving('Marked as unread.')),
  archive: withToast(changeAll('archive'), leaving('Archived.', 'unarchive')),
  unarchive: withToast(changeAll('unarchive'), 'Moved out of the archive.'),
  spam: withToast(changeAll('spam'), leaving('Moved to spam.', 'notSpam')),
  notSpam: withToast(changeAll('notSpam'), 'Moved out of spam.'),
  answered: withToast(change({ isAnswered: true }), 'Marked as answered.'),
  assign: withToast(
    (input) => change({ assignedTo: input.text('assignedTo'), version: input.text('version') })(input),
    'Assignment saved.',
  ),
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
  removeNote: withToast(
    ({ api, id, text }) => bodyOf(() => api.inbox[':id'].notes[':note'].$delete(withParams({ id, note: text('id') }))),
    'The note was deleted.',
  ),
  emptySpam: withToast(
    ({ api }) =>
      withReason(
        adminWording.remove.otherFailed,
        bodyOf(() => api.inbox.spam.$delete()),
      ),
    adminWording.remove.done,
  ),
  delete: withToast(
    (input) => withReason(adminWording.remove.otherFailed, removeAll(input)),
    leaving(adminWording.remove.done),
  ),
})

const removeAll = async (input: IntentInput): Promise<object | Failure> =>
  input.id.includes(',') ? changeAll('delete')(input) : bodyOf(() => input.api.contact[':id'].$delete(withId(input.id)))
