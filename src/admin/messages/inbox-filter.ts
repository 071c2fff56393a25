/** The folders and filters of the inbox. They are in the URL, so that links and the Back button restore them. */

import type { Folder } from '#shared/inbox.ts'
import { keysOf } from '#shared/keys.ts'
import { messagePath, messagesPath } from '#shared/paths.ts'
import { defineFilters } from '../lists/filters.ts'

type Words = { tab: string; empty: string }

export const folderWords: Record<Folder, Words> = {
  inbox: { tab: 'All', empty: 'No messages yet.' },
  unread: { tab: 'To do', empty: 'Everything is read.' },
  mine: { tab: 'For me', empty: 'No messages are assigned to you.' },
  answered: { tab: 'Answered', empty: 'No messages have been answered yet.' },
  archived: { tab: 'Archived', empty: 'No messages are archived.' },
  spam: { tab: 'Spam', empty: 'No spam.' },
  all: { tab: 'With archive and spam', empty: 'No messages yet.' },
}

export const inboxFilters = defineFilters({ folder: keysOf(folderWords), search: '' })

export type InboxFilter = ReturnType<typeof inboxFilters.parse>

/** A list as it was, with its page. */
export const hrefOfInbox = (filter: InboxFilter) => messagesPath + queryOf(filter)

const queryOf = (filter: InboxFilter) => {
  const query = inboxFilters.href(filter, { page: filter.page })
  return query === '?' ? '' : query
}

/** Opens the first message of the inbox, which may be an emergency, because those come before all others. */
export const firstMessagePath = `${messagesPath}?open=first`

export const hrefOfMessage = (id: string, filter: InboxFilter) => `${messagePath}/${id}${queryOf(filter)}`
