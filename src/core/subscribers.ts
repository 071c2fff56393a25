/** Who asked for the newsletter. */
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import type { NewSubscriber, Subscriber } from '#shared/shapes/subscriber.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { SubscriberRow } from './database/tables.ts'
import { NotFound } from './errors.ts'
import { newId } from './id.ts'
import { offsetOf, pageOf } from './page.ts'

export const createSubscribers = (db: Database, clock: Clock) => ({
  /** Twice is once: the same address, in whatever letter case, stays one subscriber. */
  add: (fields: NewSubscriber) => addSubscriber(db, clock, fields),
  list: async (page: number, limit: number) => {
    const { total } = await db
      .selectFrom('subscribers')
      .select((make) => make.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await newest(db).limit(limit).offset(offsetOf(page, limit)).execute()
    return pageOf(rows.map(toSubscriber), total, page, limit)
  },
  newest: async () => (await newest(db).limit(limits.maxWholeList).execute()).map(toSubscriber),
  remove: async (id: string) => {
    const row = await db.deleteFrom('subscribers').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound('There is no such subscriber.')
    return toSubscriber(row)
  },
})

const addSubscriber = async (db: Database, clock: Clock, { email }: NewSubscriber) => {
  const row: SubscriberRow = { id: newId(), email, email_key: foldEmail(email), created_at: clock().toISOString() }
  await db
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
  const kept = await db.selectFrom('subscribers').selectAll().where('email_key', '=', row.email_key).executeTakeFirst()
  return toSubscriber(kept ?? row)
}

const newest = (db: Database) =>
  db.selectFrom('subscribers').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

const toSubscriber = (row: SubscriberRow): Subscriber => ({
  _id: row.id,
  email: row.email,
  createdAt: row.created_at,
})
