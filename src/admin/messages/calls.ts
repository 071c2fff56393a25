/** The API calls of the inbox. */

import { replace } from 'react-router'
import { messagesPath } from '#shared/paths.ts'
import type { InboxCounts, InboxMessage, Thread } from '#shared/shapes/message.ts'
import type { ReplySettings, SavedReply } from '#shared/shapes/reply-settings.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { type PageOf, savedRows } from '../page.ts'
import { type InboxFilter, inboxFilterOf, inboxQuery } from './inbox-filter.ts'

export type Inbox = PageOf<InboxMessage> & { counts: InboxCounts; filter: InboxFilter }

export const inboxFilterIn = (request: Request) => inboxFilterOf(new URL(request.url).searchParams)

export const listMessages = async (request: Request): Promise<Inbox | Failure> => {
  const filter = inboxFilterIn(request)
  const query = {
    folder: filter.folder,
    page: filter.page,
    limit: String(savedRows()),
    search: filter.search || undefined,
  }
  const body = await bodyOf(() => adminApi(request).inbox.$get({ query }))
  if (isFailure(body)) return body
  const { messages: items, ...rest } = body
  return { items, ...rest, filter }
}

/** If the last message of the last page was removed, loads the page before it. */
export const withoutEmptyInboxPage = (inbox: Inbox | Failure) => {
  if (isFailure(inbox) || inbox.items.length > 0 || inbox.currentPage <= inbox.totalPages) return inbox
  throw replace(messagesPath + inboxQuery(inbox.filter, { page: String(inbox.totalPages) }))
}

export type OpenedMessage = {
  thread: Thread
  replySettings: ReplySettings | undefined
  savedReplies: SavedReply[]
  inbox: Inbox | undefined
}

/** Loading a message marks the message as read. The list next to the message may be missing. */
export const openMessage = async (request: Request, id: string): Promise<OpenedMessage | Failure> => {
  const api = adminApi(request)
  const [thread, replySettings, saved, inbox] = await Promise.all([
    bodyOf(() => api.inbox[':id'].$get(withId(id))),
    bodyOf(() => api['reply-settings'].$get()),
    bodyOf(() => api['saved-replies'].$get()),
    listMessages(request),
  ])
  if (isFailure(thread)) return thread
  const message = await read(api, thread.message)
  return {
    thread: { ...thread, message },
    replySettings: isFailure(replySettings) ? undefined : replySettings,
    savedReplies: isFailure(saved) ? [] : saved.savedReplies,
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
