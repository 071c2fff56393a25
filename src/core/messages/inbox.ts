/**
 * The inbox: messages in folders, with their state (read, answered, archived, spam), the user to whom each is assigned,
 * and the search, for the users who answer them.
 */

import { setImmediate } from 'node:timers/promises'
import { displayNameOf } from '#shared/display-name.ts'
import { foldText, matches } from '#shared/fold.ts'
import { type Folder, type IndexedFolder, indexedFolders } from '#shared/inbox.ts'
import { limits } from '#shared/limits.ts'
import type { InboxChange, InboxCounts, InboxMessage, InboxQuery, Person } from '#shared/shapes/message.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import { countEach, countRows, countWithOldest, keyMatches } from '../database/query.ts'
import type { Database, MessageRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { fingerprintOf, mustBeNewest } from '../lib/record-version.ts'
import { type PagedList, pageOf, readPage, readPageOf, totalOf } from '../paging/page.ts'
import { queuePush } from '../push/push-queue.ts'
import { type User, usersWho } from '../users/user-row.ts'
import { assignmentEmail } from './assignment-email.ts'
import {
  changeMessage,
  folderList,
  lowestUrgentMark,
  type MessageChange,
  messageList,
  toMessage,
} from './message-row.ts'

export const createInbox = (db: Database, clock: Clock, outbox: Pick<EmailQueue, 'queue'>) => ({
  list: (query: InboxQuery, user: User) =>
    query.folder === 'mine' ? listMine(db, query, user) : listFolder(db, query),
  counts: (user: User) => countsFor(db, user),
  /**
   * With a `link` to the message, a colleague to whom it is assigned gets an email. Throws NotFound, and Refused for a
   * person who may not read messages.
   */
  change: (id: string, change: InboxChange, link?: string) =>
    db.transaction().execute(async (trx) => {
      const before = await trx.selectFrom('messages').select('assigned_to').where('id', '=', id).executeTakeFirst()
      const message = await changeInboxMessage(trx, clock, id, change)
      if (link && change.assignedTo && change.assignedTo !== before?.assigned_to)
        await tellAssigned(trx, { clock, outbox }, change.assignedTo, link)
      return message
    }),
})

type Telling = { clock: Clock; outbox: Pick<EmailQueue, 'queue'> }

/** Users get no email about their own assignments. */
const tellAssigned = async (db: Database, { clock, outbox }: Telling, userId: string, link: string) => {
  const { id, name } = whoActs()
  if (id === userId) return
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await outbox.queue(db, assignmentEmail(email, name, link))
  await queuePush(db, clock, { kind: 'assignment', link, to: { userId } })
}

const listOf = (folder: IndexedFolder | 'all') => (folder === 'all' ? messageList : folderList(folder))

const listFolder = async (db: Database, { folder, search, page, limit }: InboxQuery) => {
  const list = listOf(folder as IndexedFolder | 'all')
  if (foldText(search ?? '')) {
    const ids = await searchMessages(db, list, search ?? '')
    const { found, ...position } = pageOf(ids, page, limit)
    return { found: await readInOrder(db, found), ...position }
  }
  const order = folder === 'all' ? 'created_at' : 'sort_at'
  return readPage(db, list, {
    page,
    limit,
    read: async (ids) =>
      toInboxMessages(db, await rows(db).where('id', 'in', ids).orderBy(order, 'desc').orderBy('id', 'desc').execute()),
  })
}

/** The messages assigned to one user are few, so they need no index of their own. */
const listMine = (db: Database, query: InboxQuery, { id }: User) => {
  const mine = rows(db)
    .where('assigned_to', '=', id)
    .where(keyMatches('search_key', query.search ?? ''))
  return readPageOf(mine.orderBy('sort_at', 'desc').orderBy('id', 'desc'), query, (found) => toInboxMessages(db, found))
}

const rows = (db: Database) => db.selectFrom('messages').selectAll()

const readInOrder = async (db: Database, ids: string[]) => {
  if (ids.length === 0) return []
  const found = await toInboxMessages(db, await rows(db).where('id', 'in', ids).execute())
  return ids.flatMap((id) => found.filter(({ _id }) => _id === id))
}

const countsFor = async (db: Database, { id }: Pick<User, 'id'>): Promise<InboxCounts> => {
  return {
    ...(await countEach(indexedFolders, (folder) => totalOf(db, folderList(folder)))),
    all: await totalOf(db, messageList),
    mine: await countWhere(db, 'assigned_to', id),
    urgent: await urgentIn(db),
  } satisfies Record<Folder | 'urgent', number>
}

const countWhere = (db: Database, column: 'assigned_to', value: string) =>
  countRows(db.selectFrom('messages').where(column, '=', value))

/** The messages assigned to this user that nobody has answered, archived or marked as spam. */
export const unansweredFor = (db: Database, userId: string) =>
  db
    .selectFrom('messages')
    .where('assigned_to', '=', userId)
    .where('answered_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('spam_at', 'is', null)

/** The unread messages, and the time of the oldest; possible emergencies come after all others. */
export const countUnread = async (db: Database) => {
  const { count, oldestAt } = await countWithOldest(db.selectFrom(folderList('unread')(db)), 'at')
  return { count, oldestAt: oldestAt?.slice(oldestAt.search(/\d/)) }
}

/** How many urgent messages are neither answered nor archived. */
export const urgentIn = (db: Database) =>
  countRows(
    db
      .selectFrom('messages')
      .where('archived_at', 'is', null)
      .where('spam_at', 'is', null)
      .where('sort_at', '>=', lowestUrgentMark),
  )

/** To be called in a transaction. Throws NotFound, and Refused for a person who may not read messages. */
export const changeInboxMessage = async (db: Database, clock: Clock, id: string, change: InboxChange) => {
  if (change.assignedTo) await mustBeAbleToRead(db, change.assignedTo)
  const row = await changeMessage(db, id, async (before) => {
    const [message] = await toInboxMessages(db, [before])
    if (message) mustBeNewest(change.version, 'message', 'message', message)
    return columnsOf(change, before, clock().toISOString())
  })
  if (change.isSpam !== undefined) await record(db, clock, change.isSpam ? 'messages.spam' : 'messages.not-spam')
  const [message] = await toInboxMessages(db, [row])
  return message as InboxMessage
}

const columnsOf = (
  { isRead, isAnswered, isArchived, isSpam, assignedTo }: InboxChange,
  before: MessageRow,
  now: string,
) => {
  const dateOf = (is: boolean, date: string | null) => (is ? (date ?? now) : null)
  const change: MessageChange = {}
  if (isRead !== undefined) change.read_at = dateOf(isRead, before.read_at)
  if (isAnswered !== undefined) change.answered_at = dateOf(isAnswered, before.answered_at)
  if (isArchived !== undefined) change.archived_at = dateOf(isArchived, before.archived_at)
  if (isSpam !== undefined) {
    change.spam_at = dateOf(isSpam, before.spam_at)
    change.spam_reason = isSpam ? before.spam_reason : null
  }
  if (assignedTo !== undefined) change.assigned_to = assignedTo || null
  return change
}

const mustBeAbleToRead = async (db: Database, id: string) => {
  if (!(await peopleWhoRead(db)).some(({ _id }) => _id === id))
    throw new Refused({ assignedTo: 'This user cannot read messages.' })
}

export const peopleWhoRead = async (db: Database): Promise<Person[]> =>
  (await usersWho(db, 'messages.read')).map((user) => ({ _id: user.id, name: displayNameOf(user) }))

export const toInboxMessages = async (db: Database, found: MessageRow[]): Promise<InboxMessage[]> => {
  const people = found.some(({ assigned_to }) => assigned_to) ? await peopleWhoRead(db) : []
  return found.map((row) => ({
    ...toMessage(row),
    readAt: row.read_at ?? undefined,
    answeredAt: row.answered_at ?? undefined,
    archivedAt: row.archived_at ?? undefined,
    spamAt: row.spam_at ?? undefined,
    spamReason: row.spam_reason ?? undefined,
    assignedTo: people.find(({ _id }) => _id === row.assigned_to),
    version: fingerprintOf([row.assigned_to]),
  }))
}

/** How many messages are searched at once. */
const searchedAtOnce = 1_000

/**
 * The ids of the messages that have all the words, in the order of the list; at most `limits.searchedMessages`.
 * Searches a thousand messages at a time, so that other requests are answered in between.
 */
const searchMessages = async (db: Database, list: PagedList, search: string) => {
  const found: string[] = []
  for (let last: Cursor | undefined; found.length < limits.searchedMessages; ) {
    const rows = await nextKeys(db, list, last)
    for (const { id, search_key: key } of rows) if (matches(key, search)) found.push(id)
    if (rows.length < searchedAtOnce) break
    last = rows.at(-1)
    await setImmediate()
  }
  return found.slice(0, limits.searchedMessages)
}

type Cursor = { at: string; id: string }

/** The search keys of the messages that come after `last`. */
const nextKeys = (db: Database, list: PagedList, last: Cursor | undefined) =>
  db
    .selectFrom(list(db))
    .innerJoin('messages', 'messages.id', 'row.id')
    .select(['row.at', 'row.id', 'messages.search_key'])
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('row.at', 'row.id'), '<', tuple(last?.at ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('row.at', 'desc')
    .orderBy('row.id', 'desc')
    .limit(searchedAtOnce)
    .execute()
