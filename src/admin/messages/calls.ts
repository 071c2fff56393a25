/** The API calls of the inbox. */

import { withId } from '#page/api-client.ts'
import type { InboxCounts, InboxMessage, Thread } from '#shared/shapes/message.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { loadReplyParts, type ReplyParts } from '../conversations/reply-parts.ts'
import { listFrom, type PageOf, pageQuery } from '../page.ts'
import { type InboxFilter, inboxFilters } from './inbox-filter.ts'

export type Inbox = PageOf<InboxMessage> & { counts: InboxCounts; filter: InboxFilter }

export const listMessages = async (request: Request): Promise<Inbox | Failure> => {
  const filter = inboxFilters.parse(request.url)
  const query = { ...pageQuery(request), ...inboxFilters.chosen(request.url) }
  const inbox = await listFrom(request, 'messages', () => adminApi(request).inbox.$get({ query }))
  return isFailure(inbox) ? inbox : { ...inbox, filter }
}

export type OpenedMessage = ReplyParts & { thread: Thread; inbox: Inbox | undefined }

/** Loading a message marks the message as read. The list next to the message may be missing. */
export const openMessage = async (request: Request, id: string): Promise<OpenedMessage | Failure> => {
  const api = adminApi(request)
  const [thread, parts, inbox] = await Promise.all([
    bodyOf(() => api.inbox[':id'].$get(withId(id))),
    loadReplyParts(request),
    listMessages(request),
  ])
  if (isFailure(thread)) return thread
  const message = await read(api, thread.message)
  return {
    ...parts,
    thread: { ...thread, message },
    inbox: isFailure(inbox) ? undefined : withMessage(inbox, message),
  }
}

/** Marks the message as read, and returns its new state, because the earlier response shows it as unread. */
const read = async (api: ReturnType<typeof adminApi>, message: InboxMessage) => {
  if (message.readAt) return message
  const change = { ...withId(message._id), json: { isRead: true } }
  const changed = await bodyOf(() => api.inbox[':id'].$patch(change))
  return isFailure(changed) ? message : changed.message
}

const withMessage = (inbox: Inbox, message: InboxMessage): Inbox => ({
  ...inbox,
  items: inbox.items.map((one) => (one._id === message._id ? message : one)),
})
