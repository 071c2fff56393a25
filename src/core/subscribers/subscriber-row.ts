/** Subscribers as they are stored, and how their lists follow each change. */
import type { ExpressionBuilder, Insertable } from 'kysely'
import { foldEmail } from '#shared/email.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { type SubscriberState, subscriberStates } from '#shared/subscriber-states.ts'
import type { Database } from '../database/open.ts'
import type { SubscriberRow, Tables } from '../database/tables.ts'
import type { PagedList } from '../paging/paging-index.ts'
import { updatePagingIndex } from '../paging/paging-index.ts'

/** A subscriber's state is in the dates. Leaving goes before all, and a refused address before a confirmed one. */
type SubscriberWhere = ExpressionBuilder<Tables, 'subscribers'>

/** Instead of the hash of a link: one has yet to be sent, or a person decides about it. */
export const toBeAskedMark = 'later'
export const suspiciousMark = 'doubt'

export const isSubscribed = (is: SubscriberWhere) => is('unsubscribed_at', 'is', null)

/** As the indexes of the states say it, word for word. */
export const isSubscriber = (state: SubscriberState) => (is: SubscriberWhere) => {
  const [before, own] = conditionsOf[state]
  return is.and([...before.map((date) => is(date, 'is', null)), ...own.map((date) => is(date, 'is not', null))])
}

type Date = 'unsubscribed_at' | 'bounced_at' | 'confirmed_at'

/** Which dates must be missing, and which must be there. */
const conditionsOf: Record<SubscriberState, [Date[], Date[]]> = {
  left: [[], ['unsubscribed_at']],
  bouncing: [['unsubscribed_at'], ['bounced_at']],
  confirmed: [['unsubscribed_at', 'bounced_at'], ['confirmed_at']],
  waiting: [['unsubscribed_at', 'bounced_at', 'confirmed_at'], []],
}

const stateOf = (row: Pick<SubscriberRow, Date>): SubscriberState => {
  if (row.unsubscribed_at) return 'left'
  if (row.bounced_at) return 'bouncing'
  return row.confirmed_at ? 'confirmed' : 'waiting'
}

/** Everyone who has not left; with a state, only the subscribers in that state. */
export const subscriberList = (state?: SubscriberState): PagedList => ({
  name: state ? `subscribers/${state}` : 'subscribers',
  rows: (db) =>
    db
      .selectFrom('subscribers')
      .select(['created_at as at', 'id'])
      .where(state ? isSubscriber(state) : isSubscribed)
      .as('row'),
})

export const subscriberLists = [subscriberList(), ...subscriberStates.map(subscriberList)]

export type NewSubscriberRow = Insertable<SubscriberRow>

/** What somebody said yes to, and how. */
export type Consent = Pick<SubscriberRow, 'source' | 'language' | 'agreed_at' | 'agreed_to' | 'agreed_on'>

/** What they asked for since, and have yet to confirm. */
export const wishOf = ({ pending_consent }: Pick<SubscriberRow, 'pending_consent'>): Consent | undefined =>
  pending_consent ? JSON.parse(pending_consent) : undefined

const entriesOf = (row: SubscriberRow) => {
  const cursor = { at: row.created_at, id: row.id }
  const inState = { list: subscriberList(stateOf(row)), cursor }
  return row.unsubscribed_at ? [inState] : [{ list: subscriberList(), cursor }, inState]
}

/** To be called in a transaction. Answers those that were not there yet. */
export const insertSubscribers = async (db: Database, rows: NewSubscriberRow[]) => {
  const inserted = await db
    .insertInto('subscribers')
    .values(rows)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .execute()
  await updatePagingIndex(db, { entered: inserted.flatMap(entriesOf) })
  return inserted
}

/** To be called in a transaction, with the row as it is held there. */
export const changeSubscriber = async (db: Database, before: SubscriberRow, change: Partial<SubscriberRow>) => {
  const after = { ...before, ...change }
  await db.updateTable('subscribers').set(change).where('id', '=', before.id).execute()
  if (stateOf(before) !== stateOf(after))
    await updatePagingIndex(db, { left: entriesOf(before), entered: entriesOf(after) })
  return after
}

/** To be called in a transaction. Answers those that were there. */
export const deleteSubscribers = async (db: Database, column: 'id' | 'email_key', values: string[]) => {
  const deleted = await db.deleteFrom('subscribers').where(column, 'in', values).returningAll().execute()
  await updatePagingIndex(db, { left: deleted.flatMap(entriesOf) })
  return deleted
}

/** To be called in a transaction: until its end nobody else changes this one. */
export const lockSubscriber = (db: Database, column: 'id' | 'email_key' | 'confirm_token_hash', value: string) =>
  db
    .updateTable('subscribers')
    .set((make) => ({ created_at: make.ref('created_at') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst()

export const findSubscriber = (db: Database, email: string) =>
  db.selectFrom('subscribers').selectAll().where('email_key', '=', foldEmail(email)).executeTakeFirst()

/** To be called in a transaction. Answers whether there was one. */
export const eraseSubscriber = async (db: Database, email: string) =>
  (await deleteSubscribers(db, 'email_key', [foldEmail(email)])).length > 0

export const toSubscriber = (row: SubscriberRow): Subscriber => ({
  _id: row.id,
  email: row.email,
  createdAt: row.created_at,
  state: stateOf(row),
  ...toAgreement(row),
  wish: toWish(row),
  askedAt: row.confirmation_sent_at ?? undefined,
  isSuspicious: row.confirm_token_hash === suspiciousMark || undefined,
  confirmedAt: row.confirmed_at ?? undefined,
  confirmedBy: row.confirmed_by ?? undefined,
  confirmReason: row.confirm_reason ?? undefined,
  unsubscribedAt: row.unsubscribed_at ?? undefined,
  unsubscribeReason: row.unsubscribe_reason ?? undefined,
  bouncedAt: row.bounced_at ?? undefined,
  bounceReason: row.bounce_reason ?? undefined,
})

const toAgreement = (row: Consent) => ({
  source: row.source ?? undefined,
  language: row.language ?? undefined,
  agreedAt: row.agreed_at ?? undefined,
  agreedTo: row.agreed_to ?? undefined,
  agreedOn: row.agreed_on ?? undefined,
})

const toWish = (row: SubscriberRow) => {
  const wish = wishOf(row)
  return wish && toAgreement(wish)
}
