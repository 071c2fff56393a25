/**
 * Maps a message to its row and back, and decides which folders of the inbox it is in and which messages come first as
 * urgent.
 */

import type { ExpressionBuilder } from 'kysely'
import type { SpamReason } from '#shared/inbox.ts'
import { type IndexedFolder, indexedFolders } from '#shared/inbox.ts'
import type { Message, NewMessage } from '#shared/shapes/message.ts'
import { typedLetters } from '#shared/tags.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { MessageRow, Tables } from '../database/tables.ts'
import { soundsUrgent } from '../emergency/emergency.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { RowIds } from '../paging/page.ts'
import { type ListEntry, type PagedList, updatePagingIndex } from '../paging/paging-index.ts'

type New = NewMessage & { id: string; createdAt: string; spamReason?: SpamReason | undefined; isSpam?: boolean }

export const newMessageRow = ({ id, name, email, message, createdAt, spamReason, isSpam }: New): MessageRow => {
  const state = {
    created_at: createdAt,
    read_at: null,
    answered_at: null,
    archived_at: null,
    spam_at: isSpam ? createdAt : null,
    urgent_at: soundsUrgent(message) ? createdAt : null,
    spam_reason: spamReason ?? null,
  }
  return {
    id,
    name,
    email,
    subject: message,
    ...state,
    assigned_to: null,
    sort_at: sortAt(state),
    search_key: searchKey(`${name} ${email} ${message}`),
  }
}

/** Lower case without accents, and with Ghana's own letters as people type them. */
export const searchKey = (text: string) =>
  typedLetters(text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')).replace(/\s+/gu, ' ')

const entriesOf = (row: MessageRow): ListEntry[] => [
  { list: messageList, cursor: { at: row.created_at, id: row.id } },
  ...foldersOf(row).map((folder) => ({ list: folderList(folder), cursor: { at: row.sort_at, id: row.id } })),
]

/** To be called in a transaction. Returns the rows that were inserted. */
export const insertMessages = async (db: Database, rows: MessageRow[]) => {
  const inserted = await db
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .execute()
  await updatePagingIndex(db, { entered: inserted.flatMap(entriesOf) })
  return inserted
}

/** To be called in a transaction. Returns the deleted rows. */
export const deleteMessages = async (db: Database, ids: RowIds | string[]) => {
  const rows = await db.deleteFrom('messages').where('id', 'in', ids).returningAll().execute()
  await updatePagingIndex(db, { left: rows.flatMap(entriesOf) })
  return rows
}

/** To be called in a transaction. Throws NotFound. */
export const removeMessage = async (db: Database, clock: Clock, id: string) => {
  const [row] = await deleteMessages(db, [id])
  if (!row) throw messageNotFound()
  await record(db, clock, 'messages.deleted')
  return toMessage(row)
}

export type MessageChange = Partial<
  Pick<MessageRow, 'read_at' | 'answered_at' | 'archived_at' | 'spam_at' | 'spam_reason' | 'assigned_to'>
>

/** To be called in a transaction. Locks the message until the transaction ends. Throws NotFound. */
export const changeMessage = async (
  db: Database,
  id: string,
  change: (row: MessageRow) => MessageChange | Promise<MessageChange>,
) => {
  const before = await lockMessage(db, id)
  const changed = { ...before, ...(await change(before)) }
  const after = { ...changed, sort_at: sortAt(changed) }
  await db.updateTable('messages').set(after).where('id', '=', id).execute()
  await updatePagingIndex(db, movesBetween(entriesOf(before), entriesOf(after)))
  return after
}

const lockMessage = async (db: Database, id: string) => {
  const row = await db
    .updateTable('messages')
    .set((make) => ({ name: make.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw messageNotFound()
  return row
}

const movesBetween = (before: ListEntry[], after: ListEntry[]) => ({
  left: before.filter(isNotAmong(after)),
  entered: after.filter(isNotAmong(before)),
})

const isNotAmong =
  (entries: ListEntry[]) =>
  ({ list, cursor }: ListEntry) =>
    !entries.some((other) => nameOf(other.list) === nameOf(list) && other.cursor.at === cursor.at)

const nameOf = ({ name }: PagedList) => name

export const messageNotFound = () => new NotFound('There is no such message.')

export const toMessage = (row: MessageRow): Message => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  createdAt: row.created_at,
  isUrgent: row.urgent_at !== null,
})

/** The dates that determine the folders of a message. */
type Date = 'read_at' | 'answered_at' | 'archived_at' | 'spam_at'
type Rule = { has?: Date[]; lacks?: Date[] }

// The indexes in schema/messages.ts have the same conditions: the database reads a folder along one of them.
const rules: Record<IndexedFolder, Rule> = {
  inbox: { lacks: ['archived_at', 'spam_at'] },
  unread: { lacks: ['archived_at', 'spam_at', 'read_at'] },
  answered: { has: ['answered_at'], lacks: ['spam_at'] },
  archived: { has: ['archived_at'], lacks: ['spam_at'] },
  spam: { has: ['spam_at'] },
}

const isInFolder =
  (folder: IndexedFolder) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'messages'>) => {
    const { has = [], lacks = [] } = rules[folder]
    return and([...has.map((date) => eb(date, 'is not', null)), ...lacks.map((date) => eb(date, 'is', null))])
  }

/** All messages, the newest first. */
export const messageList: PagedList = {
  name: 'messages',
  rows: (db) => db.selectFrom('messages').select(['created_at as at', 'id']).as('row'),
}

/** The messages of one folder: urgent ones first. */
export const folderList = (folder: IndexedFolder): PagedList => ({
  name: `messages/${folder}`,
  rows: (db) => db.selectFrom('messages').select(['sort_at as at', 'id']).where(isInFolder(folder)).as('row'),
})

export const messageLists = [messageList, ...indexedFolders.map(folderList)]

const foldersOf = (row: Pick<MessageRow, Date>) =>
  indexedFolders.filter((folder) => {
    const { has = [], lacks = [] } = rules[folder]
    return has.every((date) => row[date] !== null) && lacks.every((date) => row[date] === null)
  })

type State = Pick<MessageRow, 'created_at' | 'urgent_at' | 'spam_reason' | Exclude<Date, 'read_at'>>

const isUrgentAndOpen = ({ urgent_at, answered_at, archived_at, spam_at }: State) =>
  urgent_at !== null && [answered_at, archived_at, spam_at].every((date) => date === null)

// A letter sorts after the digits of a date in every engine. Urgent messages come first; those with a sign of spam
// follow the others, so that bots that write urgent words do not bury messages of people.
const urgentMark = 'u'
export const lowestUrgentMark = 't'

const markOf = (row: State) => {
  if (!isUrgentAndOpen(row)) return ''
  return row.spam_reason ? lowestUrgentMark : urgentMark
}

const sortAt = (row: State) => markOf(row) + row.created_at
