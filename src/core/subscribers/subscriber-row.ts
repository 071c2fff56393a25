/**
 * Maps a subscriber to its row and back, decides its state (waiting, confirmed, bounced, unsubscribed) and its groups
 * (segments), and updates the lists with each change.
 */
import type { ExpressionBuilder, Insertable } from 'kysely'
import { foldEmail } from '#shared/email.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import type { SubscriberState } from '#shared/subscriber-states.ts'
import { contains, insertNew, lockRowIfAny } from '../database/query.ts'
import type { Database, SubscriberRow, Tables } from '../database/tables.ts'
import { fingerprintOf } from '../lib/record-version.ts'
import type { PagedList } from '../paging/page.ts'

type SubscriberWhere = ExpressionBuilder<Tables, 'subscribers'>

/** Stored in place of a token's hash: the confirmation email is not sent yet, or a user decides whether it is sent. */
export const unsentMark = 'unsent'
export const suspiciousMark = 'suspicious'

export const isSubscribed = (is: SubscriberWhere) => is('unsubscribed_at', 'is', null)

/** Must match the indexes on the states word for word. */
export const isSubscriber = (state: SubscriberState) => (is: SubscriberWhere) => {
  const [before, own] = conditionsOf[state]
  return is.and([...before.map((date) => is(date, 'is', null)), ...own.map((date) => is(date, 'is not', null))])
}

type Date = 'unsubscribed_at' | 'bounced_at' | 'confirmed_at'

/** The dates that must be null, and those that must be set. */
const conditionsOf: Record<SubscriberState, [Date[], Date[]]> = {
  unsubscribed: [[], ['unsubscribed_at']],
  bounced: [['unsubscribed_at'], ['bounced_at']],
  confirmed: [['unsubscribed_at', 'bounced_at'], ['confirmed_at']],
  waiting: [['unsubscribed_at', 'bounced_at', 'confirmed_at'], []],
}

/** The dates determine the state. Unsubscribed overrides all others, and bounced overrides confirmed. */
export const stateOf = (row: Pick<SubscriberRow, Date>): SubscriberState => {
  if (row.unsubscribed_at) return 'unsubscribed'
  if (row.bounced_at) return 'bounced'
  return row.confirmed_at ? 'confirmed' : 'waiting'
}

/** Everyone who has not unsubscribed; with a state, only the subscribers in that state. */
export const subscriberList =
  (state?: SubscriberState): PagedList =>
  (db) =>
    db
      .selectFrom('subscribers')
      .select(['created_at as at', 'id'])
      .where(state ? isSubscriber(state) : isSubscribed)
      .as('row')

export type NewSubscriberRow = Insertable<SubscriberRow>

export const groupsOf = ({ group_names }: Pick<SubscriberRow, 'group_names'>) =>
  (group_names ?? '').split('\n').filter(Boolean)

/** In lower case and sorted, each between line breaks, so that a pattern matches one whole name. Null: no group. */
export const groupNames = (groups: string[]) =>
  groups.length > 0 ? `\n${[...new Set(groups.map((name) => name.toLowerCase()))].sort().join('\n')}\n` : null

export const isInGroup = (group: string) => contains('group_names', `\n${group.toLowerCase()}\n`)

/** A consent: its source, language, time, text and page. */
export type Consent = Pick<SubscriberRow, 'source' | 'language' | 'agreed_at' | 'agreed_to' | 'agreed_on'>

/** The subscriber's newer consent, which is not confirmed yet. */
export const pendingConsentOf = ({ pending_consent }: Pick<SubscriberRow, 'pending_consent'>): Consent | undefined =>
  pending_consent ? JSON.parse(pending_consent) : undefined

/** Returns the rows that were inserted. */
export const insertSubscribers = (db: Database, rows: NewSubscriberRow[]) =>
  insertNew(db, 'subscribers', rows, 'email_key').returningAll().execute()

/** To be called in a transaction that has locked the row. */
export const changeSubscriber = async (db: Database, before: SubscriberRow, change: Partial<SubscriberRow>) => {
  await db.updateTable('subscribers').set(change).where('id', '=', before.id).execute()
  return { ...before, ...change }
}

/** Returns the deleted rows. */
export const deleteSubscribers = (db: Database, column: 'id' | 'email_key', values: string[]) =>
  db.deleteFrom('subscribers').where(column, 'in', values).returningAll().execute()

/** To be called in a transaction. Locks the subscriber until the transaction ends. */
export const lockSubscriber = (db: Database, column: 'id' | 'email_key' | 'confirm_token_hash', value: string) =>
  lockRowIfAny(db, 'subscribers', column, value)

export const findSubscriber = (db: Database, email: string) =>
  db.selectFrom('subscribers').selectAll().where('email_key', '=', foldEmail(email)).executeTakeFirst()

/** To be called in a transaction. Returns whether the subscriber existed. */
export const eraseSubscriber = async (db: Database, email: string) =>
  (await deleteSubscribers(db, 'email_key', [foldEmail(email)])).length > 0

export const toSubscriber = (row: SubscriberRow): Subscriber => ({
  _id: row.id,
  email: row.email,
  createdAt: row.created_at,
  state: stateOf(row),
  ...toAgreement(row),
  groups: groupsOf(row),
  version: fingerprintOf([row.group_names]),
  pendingConsent: toPendingConsent(row),
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

const toPendingConsent = (row: SubscriberRow) => {
  const pending = pendingConsentOf(row)
  return pending && toAgreement(pending)
}
