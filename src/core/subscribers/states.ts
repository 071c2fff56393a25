/** A subscriber's state is in the dates. Leaving goes before all, and a refused address before a confirmed one. */
import type { ExpressionBuilder } from 'kysely'
import { type SubscriberState, subscriberStates } from '#shared/subscriber-states.ts'
import type { SubscriberRow, Tables } from '../database/tables.ts'
import type { PagedList } from '../paging/paging-index.ts'

type SubscriberWhere = ExpressionBuilder<Tables, 'subscribers'>

/** Instead of the hash of a link: one has yet to be sent, or a person decides about it. */
export const laterMark = 'later'
export const doubtMark = 'doubt'

export const hasNotLeft = (is: SubscriberWhere) => is('unsubscribed_at', 'is', null)

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

export const stateOf = (row: Pick<SubscriberRow, Date>): SubscriberState => {
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
      .where(state ? isSubscriber(state) : hasNotLeft)
      .as('row'),
})

export const subscriberLists = [subscriberList(), ...subscriberStates.map(subscriberList)]
