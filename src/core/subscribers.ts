/** Who asked for the newsletter. */
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import type { NewSubscriber, Subscriber } from '#shared/shapes/subscriber.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { SubscriberRow } from './database/tables.ts'
import { NotFound } from './errors.ts'
import { record } from './history.ts'
import { newId } from './id.ts'
import { subscriberList } from './lists/list.ts'
import { moveInLists } from './lists/move.ts'
import { type Ids, pageOfList, totalsOf } from './lists/page-of-list.ts'

export const createSubscribers = (db: Database, clock: Clock) => ({
  /** Twice is once: the same address, in whatever letter case, stays one subscriber. */
  add: (fields: NewSubscriber) => addSubscriber(db, clock, fields),
  list: async (page: number, limit: number) => {
    const totalOf = await totalsOf(db, [subscriberList])
    const read = async (ids: Ids) => (await newest(db).where('id', 'in', ids).execute()).map(toSubscriber)
    return pageOfList(db, subscriberList, totalOf(subscriberList), { page, limit, read })
  },
  newest: async () => (await newest(db).limit(limits.maxWholeList).execute()).map(toSubscriber),
  remove: (id: string) => db.transaction().execute((trx) => deleteSubscriber(trx, clock, id)),
})

const entryOf = ({ created_at: at, id }: SubscriberRow) => ({ list: subscriberList, place: { at, id } })

const addSubscriber = async (db: Database, clock: Clock, { email }: NewSubscriber) => {
  const row: SubscriberRow = { id: newId(), email, email_key: foldEmail(email), created_at: clock().toISOString() }
  await db.transaction().execute((trx) => insertSubscribers(trx, [row]))
  return toSubscriber((await findSubscriber(db, email)) ?? row)
}

/** To be called in a transaction. Answers those that were not there yet. */
export const insertSubscribers = async (db: Database, rows: SubscriberRow[]) => {
  const inserted = await db
    .insertInto('subscribers')
    .values(rows)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .execute()
  await moveInLists(db, { entered: inserted.map(entryOf) })
  return inserted
}

const deleteSubscriber = async (db: Database, clock: Clock, id: string) => {
  const row = await db.deleteFrom('subscribers').where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) throw new NotFound('There is no such subscriber.')
  await moveInLists(db, { left: [entryOf(row)] })
  await record(db, clock, 'subscribers.deleted')
  return toSubscriber(row)
}

export const findSubscriber = (db: Database, email: string) =>
  db.selectFrom('subscribers').selectAll().where('email_key', '=', foldEmail(email)).executeTakeFirst()

/** To be called in a transaction. Answers whether there was one. */
export const forgetSubscriber = async (db: Database, email: string) => {
  const row = await db
    .deleteFrom('subscribers')
    .where('email_key', '=', foldEmail(email))
    .returningAll()
    .executeTakeFirst()
  if (row) await moveInLists(db, { left: [entryOf(row)] })
  return row !== undefined
}

const newest = (db: Database) =>
  db.selectFrom('subscribers').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

export const toSubscriber = (row: SubscriberRow): Subscriber => ({
  _id: row.id,
  email: row.email,
  createdAt: row.created_at,
})
