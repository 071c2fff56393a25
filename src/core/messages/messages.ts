/** What visitors write to the organisation. */
import { limits } from '#shared/limits.ts'
import type { Message, NewMessage } from '#shared/shapes/message.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { Clock } from '../lib/clock.ts'
import { idFrom, newId } from '../lib/id.ts'
import { listTotals, type RowIds, readPage } from '../paging/page.ts'
import type { createBotCheck, FormSignals } from './bot-check.ts'
import { messageList } from './folders.ts'
import { deleteMessages, insertMessages, messageNotFound, newMessageRow, toMessage } from './message-row.ts'
import type { createNotices } from './notices.ts'
import { isPutWithSpam, spamReasonOf } from './spam.ts'

type Parts = {
  db: Database
  clock: Clock
  botCheck: ReturnType<typeof createBotCheck>
  notices: Pick<ReturnType<typeof createNotices>, 'tell'>
}

/** `inboxLink`: where whoever is told of it finds it; without one, nobody is told. */
type How = { key?: string | undefined; signals?: FormSignals | undefined; inboxLink?: string }

export const createMessages = (parts: Parts) => {
  const { db, clock } = parts
  return {
    /** With a key, twice is once: an answer that was lost on the way lets the sender try again. */
    receive: (fields: NewMessage, how: How = {}) => receive(parts, fields, how),
    list: async (page: number, limit: number) => {
      const totalOf = await listTotals(db, [messageList])
      const read = async (ids: RowIds) => (await newest(db).where('id', 'in', ids).execute()).map(toMessage)
      return readPage(db, messageList, totalOf(messageList), { page, limit, read })
    },
    newest: async () => (await newest(db).limit(limits.maxWholeList).execute()).map(toMessage),
    find: async (id: string) => {
      const row = await newest(db).where('id', '=', id).executeTakeFirst()
      if (!row) throw messageNotFound()
      return toMessage(row)
    },
    remove: (id: string) => db.transaction().execute((trx) => remove(trx, clock, id)),
  }
}

const receive = async (parts: Parts, fields: NewMessage, { key, signals, inboxLink }: How): Promise<Message> => {
  const { db, clock, notices } = parts
  const spamReason = await spamReasonOf(parts, fields, signals)
  const isSpam = spamReason !== undefined && (await isPutWithSpam(parts, fields))
  const id = key ? idFrom(key) : newId()
  const row = newMessageRow({ ...fields, id, createdAt: clock().toISOString(), spamReason, isSpam })
  await db.transaction().execute(async (trx) => {
    const [inserted] = await insertMessages(trx, [row])
    if (inserted && !isSpam && inboxLink) await notices.tell(trx, inserted, inboxLink)
  })
  return toMessage(row)
}

const remove = async (db: Database, clock: Clock, id: string) => {
  const [row] = await deleteMessages(db, [id])
  if (!row) throw messageNotFound()
  await record(db, clock, 'messages.deleted')
  return toMessage(row)
}

const newest = (db: Database) =>
  db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
