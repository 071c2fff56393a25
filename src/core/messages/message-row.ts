/**
 * Maps a message to its row and back, and decides which folders of the inbox it is in and which messages come first as
 * urgent.
 */

import type { Expression, ExpressionBuilder } from 'kysely'
import { foldText } from '#shared/fold.ts'
import type { IndexedFolder, SpamReason } from '#shared/inbox.ts'
import type { Message, NewMessage } from '#shared/shapes/message.ts'
import { record } from '../audit/audit-log.ts'
import { insertNew, lockRow } from '../database/query.ts'
import type { Database, MessageRow, Tables } from '../database/tables.ts'
import { soundsUrgent } from '../emergency/emergency.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { PagedList } from '../paging/page.ts'

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
    search_key: foldText(`${name} ${email} ${message}`),
  }
}

/** Returns the rows that were inserted. */
export const insertMessages = (db: Database, rows: MessageRow[]) =>
  insertNew(db, 'messages', rows, 'id').returningAll().execute()

/** Returns the deleted rows. */
export const deleteMessages = (db: Database, ids: Expression<string> | string[]) =>
  db.deleteFrom('messages').where('id', 'in', ids).returningAll().execute()

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
  return after
}

const lockMessage = (db: Database, id: string) => lockRow(db, 'messages', 'id', id, messageNotFound)

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
export const messageList: PagedList = (db) => db.selectFrom('messages').select(['created_at as at', 'id']).as('row')

/** The messages of one folder: urgent ones first. */
export const folderList =
  (folder: IndexedFolder): PagedList =>
  (db) =>
    db.selectFrom('messages').select(['sort_at as at', 'id']).where(isInFolder(folder)).as('row')

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
