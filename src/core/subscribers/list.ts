/**
 * Lists subscribers page by page, the newest first, with filters by state, address, source, language and group. Matches
 * of filters are counted up to `limits.maxWholeList`.
 */
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { type SubscriberSource, type SubscriberState, subscriberStates } from '#shared/subscriber-states.ts'
import { contains, countEach, countRows } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { offsetOf, readPage, toPage, totalOf } from '../paging/page.ts'
import { groupsOf, isInGroup, isSubscribed, isSubscriber, subscriberList, toSubscriber } from './subscriber-row.ts'

export type SubscriberFilters = {
  state?: SubscriberState | undefined
  search?: string | undefined
  source?: SubscriberSource | undefined
  language?: Language | undefined
  group?: string | undefined
  ids?: string[] | undefined
}

/** Without filters: all subscribers except those who unsubscribed. */
export const listSubscribers =
  (db: Database) =>
  async (page: number, limit: number, filters: SubscriberFilters = {}) =>
    filters.search || filters.source || filters.language || filters.group
      ? filteredPage(db, filters, page, limit)
      : pageOfState(db, filters.state, page, limit)

export const newestSubscribers = async (db: Database) =>
  (await newest(db).where(isSubscribed).limit(limits.maxWholeList).execute()).map(toSubscriber)

export const countSubscribers = (db: Database) =>
  countEach(subscriberStates, (state) => totalOf(db, subscriberList(state)))

/** Every group with its current subscribers. There are few combinations of groups, so they are counted at once. */
export const countGroups = async (db: Database) => {
  const rows = await db
    .selectFrom('subscribers')
    .where(isSubscribed)
    .where('group_names', 'is not', null)
    .groupBy('group_names')
    .select((eb) => ['group_names', eb.fn.countAll<string | number | bigint>().as('total')])
    .execute()
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const name of groupsOf(row)) counts.set(name, (counts.get(name) ?? 0) + Number(row.total))
  return [...counts].map(([name, subscribers]) => ({ name, subscribers })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

const pageOfState = (db: Database, state: SubscriberState | undefined, page: number, limit: number) => {
  const read = async (ids: string[]) => (await newest(db).where('id', 'in', ids).execute()).map(toSubscriber)
  return readPage(db, subscriberList(state), { page, limit, read })
}

const filteredPage = async (db: Database, filters: SubscriberFilters, page: number, limit: number) => {
  const matching = matchingRows(db, filters)
  const counted = db.selectFrom(matching.select('id').limit(limits.maxWholeList).as('found'))
  const total = await countRows(counted)
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  return toPage(rows.map(toSubscriber), total, page, limit)
}

export const matchingRows = (db: Database, { state, search, source, language, group, ids }: SubscriberFilters) => {
  let query = db.selectFrom('subscribers').where(state ? isSubscriber(state) : isSubscribed)
  if (search) query = query.where(contains('email_key', search.toLowerCase()))
  if (source) query = query.where('source', '=', source)
  if (language) query = query.where('language', '=', language)
  if (group) query = query.where(isInGroup(group))
  if (ids) query = query.where('id', 'in', ids)
  return query
}

const newest = (db: Database) =>
  db.selectFrom('subscribers').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
