/** What visitors write to the organisation. */
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import type { Message, NewMessage } from '#shared/shapes/message.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { MessageRow } from './database/tables.ts'
import { NotFound } from './errors.ts'
import { record } from './history.ts'
import { idFrom, newId } from './id.ts'
import { messageList } from './lists/list.ts'
import { moveInLists } from './lists/move.ts'
import { type Ids, pageOfList, totalsOf } from './lists/page-of-list.ts'

export const createMessages = (db: Database, clock: Clock) => ({
  /** With a key, twice is once: an answer that was lost on the way lets the sender try again. */
  receive: async (fields: NewMessage, key?: string): Promise<Message> => {
    const row: MessageRow = {
      id: key ? idFrom(key) : newId(),
      name: fields.name,
      email: fields.email,
      subject: fields.message,
      created_at: clock().toISOString(),
    }
    await db.transaction().execute((trx) => insertMessages(trx, [row]))
    return toMessage(row)
  },
  list: async (page: number, limit: number) => {
    const totalOf = await totalsOf(db, [messageList])
    const read = async (ids: Ids) => (await newest(db).where('id', 'in', ids).execute()).map(toMessage)
    return pageOfList(db, messageList, totalOf(messageList), { page, limit, read })
  },
  newest: async () => (await newest(db).limit(limits.maxWholeList).execute()).map(toMessage),
  find: async (id: string) => found(await newest(db).where('id', '=', id).executeTakeFirst()),
  remove: (id: string) => db.transaction().execute((trx) => deleteMessage(trx, clock, id)),
})

const entryOf = ({ created_at: at, id }: MessageRow) => ({ list: messageList, place: { at, id } })

/** To be called in a transaction. Answers those that were not there yet. */
export const insertMessages = async (db: Database, rows: MessageRow[]) => {
  const inserted = await db
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .execute()
  await moveInLists(db, { entered: inserted.map(entryOf) })
  return inserted
}

const deleteMessage = async (db: Database, clock: Clock, id: string) => {
  const row = await db.deleteFrom('messages').where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) throw missing()
  await moveInLists(db, { left: [entryOf(row)] })
  await record(db, clock, 'messages.deleted')
  return toMessage(row)
}

/** In batches, so that others can write in between. Answers how many. */
export const forgetOldMessages = async (db: Database, before: string) => {
  const batch = () =>
    db.selectFrom('messages').select('id').where('created_at', '<=', before).limit(batchSize).$asScalar()
  let total = 0
  for (;;) {
    const count = await db.transaction().execute((trx) => deleteMessages(trx, batch()))
    total += count
    if (count < batchSize) return total
  }
}

/** To be called in a transaction. Answers how many. */
export const deleteMessages = async (db: Database, ids: Ids) => {
  const rows = await db.deleteFrom('messages').where('id', 'in', ids).returningAll().execute()
  await moveInLists(db, { left: rows.map(entryOf) })
  return rows.length
}

export const messagesFrom = (db: Database, email: string) =>
  db.selectFrom('messages').where(({ fn }) => fn<string>('lower', ['email']), '=', foldEmail(email))

const batchSize = 500

const newest = (db: Database) =>
  db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

const found = (row: MessageRow | undefined): Message => {
  if (!row) throw missing()
  return toMessage(row)
}

const missing = () => new NotFound('There is no such message.')

export const toMessage = (row: MessageRow): Message => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  createdAt: row.created_at,
})
