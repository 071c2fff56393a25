/** The folders and filters of the inbox. They are in the URL, so that links and the Back button restore them. */

import { type Folder, folders } from '#shared/inbox.ts'
import { messagePath, messagesPath } from '#shared/paths.ts'

type Words = { tab: string; empty: string }

export const folderWords: Record<Folder, Words> = {
  inbox: { tab: 'Inbox', empty: 'No messages yet' },
  unread: { tab: 'Unread', empty: 'Everything is read.' },
  mine: { tab: 'For me', empty: 'No messages are assigned to you.' },
  answered: { tab: 'Answered', empty: 'No messages have been answered yet.' },
  archived: { tab: 'Archived', empty: 'No messages are archived.' },
  spam: { tab: 'Spam', empty: 'No spam.' },
  all: { tab: 'All', empty: 'No messages yet' },
}

export const folderOrder: Folder[] = ['inbox', 'unread', 'mine', 'answered', 'archived', 'spam', 'all']

export type InboxFilter = { folder: Folder; search: string; page: string }

/** An unknown folder means the inbox; an invalid page number means page 1. */
export const inboxFilterOf = (query: URLSearchParams): InboxFilter => {
  const page = query.get('page') ?? ''
  return {
    folder: folders.find((folder) => folder === query.get('folder')) ?? 'inbox',
    search: query.get('search')?.trim() ?? '',
    page: /^[1-9]\d{0,8}$/.test(page) ? page : '1',
  }
}

/** Omits default values. Another filter starts at page 1. */
export const inboxQuery = (filter: InboxFilter, change: Partial<InboxFilter> = {}) => {
  const { folder, search, page } = { ...filter, page: '1', ...change }
  const said = { ...(folder !== 'inbox' && { folder }), ...(search && { search }), ...(page !== '1' && { page }) }
  return Object.keys(said).length > 0 ? `?${new URLSearchParams(said)}` : ''
}

/** Opens the first message of the inbox, which may be an emergency, because those come before all others. */
export const firstMessagePath = `${messagesPath}?open=first`

export const hrefOfMessage = (id: string, filter: InboxFilter) =>
  `${messagePath}/${id}${inboxQuery(filter, { page: filter.page })}`
