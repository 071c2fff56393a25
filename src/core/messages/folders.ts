/** Which messages lie in which folder. */
import type { ExpressionBuilder } from 'kysely'
import { type KeptFolder, keptFolders } from '#shared/folders.ts'
import type { MessageRow, Tables } from '../database/tables.ts'
import type { PagedList } from '../paging/paging-index.ts'

type Date = 'read_at' | 'answered_at' | 'archived_at' | 'spam_at'
type Rule = { has?: Date[]; lacks?: Date[] }

// The indexes of migration 028 say the same: the database reads a folder along one of them.
const rules: Record<KeptFolder, Rule> = {
  inbox: { lacks: ['archived_at', 'spam_at'] },
  unread: { lacks: ['archived_at', 'spam_at', 'read_at'] },
  answered: { has: ['answered_at'], lacks: ['spam_at'] },
  archived: { has: ['archived_at'], lacks: ['spam_at'] },
  spam: { has: ['spam_at'] },
}

export const isInFolder =
  (folder: KeptFolder) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'messages'>) => {
    const { has = [], lacks = [] } = rules[folder]
    return and([...has.map((date) => eb(date, 'is not', null)), ...lacks.map((date) => eb(date, 'is', null))])
  }

/** All messages, newest first. */
export const messageList: PagedList = {
  name: 'messages',
  rows: (db) => db.selectFrom('messages').select(['created_at as at', 'id']).as('row'),
}

/** The messages of one folder: urgent ones first. */
export const folderList = (folder: KeptFolder): PagedList => ({
  name: `messages/${folder}`,
  rows: (db) => db.selectFrom('messages').select(['sort_at as at', 'id']).where(isInFolder(folder)).as('row'),
})

export const messageLists = [messageList, ...keptFolders.map(folderList)]

export const foldersOf = (row: Pick<MessageRow, Date>) =>
  keptFolders.filter((folder) => {
    const { has = [], lacks = [] } = rules[folder]
    return has.every((date) => row[date] !== null) && lacks.every((date) => row[date] === null)
  })

type Standing = Pick<MessageRow, 'created_at' | 'urgent_at' | 'spam_reason' | Exclude<Date, 'read_at'>>

const isUrgentAndOpen = ({ urgent_at, answered_at, archived_at, spam_at }: Standing) =>
  urgent_at !== null && [answered_at, archived_at, spam_at].every((date) => date === null)

// Letters come after digits, whatever the engine's order of letters is. A robot that writes urgent words does not bury
// people who do: what has a sign of spam stands under what has none, and both stand above all others.
const urgentMark = 'u'
export const lowestUrgentMark = 't'

const markOf = (row: Standing) => {
  if (!isUrgentAndOpen(row)) return ''
  return row.spam_reason ? lowestUrgentMark : urgentMark
}

export const sortAt = (row: Standing) => markOf(row) + row.created_at
