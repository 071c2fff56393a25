/** What visitors write to the organisation. */
import { limits } from '#shared/limits.ts'
import type { Message, NewMessage } from '#shared/shapes/message.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { MessageRow } from './database/tables.ts'
import { NotFound } from './errors.ts'
import { idFrom, newId } from './id.ts'
import { offsetOf, pageOf } from './page.ts'

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
    await db
      .insertInto('messages')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return toMessage(row)
  },
  list: async (page: number, limit: number) => {
    const { total } = await db
      .selectFrom('messages')
      .select((make) => make.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await newest(db).limit(limit).offset(offsetOf(page, limit)).execute()
    return pageOf(rows.map(toMessage), total, page, limit)
  },
  newest: async () => (await newest(db).limit(limits.maxWholeList).execute()).map(toMessage),
  find: async (id: string) => found(await newest(db).where('id', '=', id).executeTakeFirst()),
  remove: async (id: string) =>
    found(await db.deleteFrom('messages').where('id', '=', id).returningAll().executeTakeFirst()),
})

const newest = (db: Database) =>
  db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

const found = (row: MessageRow | undefined): Message => {
  if (!row) throw new NotFound('There is no such message.')
  return toMessage(row)
}

const toMessage = (row: MessageRow): Message => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  createdAt: row.created_at,
})
