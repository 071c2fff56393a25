/**
 * The paging index counts the rows of each list for pagination, so that page 5,000 is as fast as page 1: a list is
 * split into buckets of about 1,000 rows, and the table paging_index says where each bucket starts and how many rows it
 * has. Decision: docs/decisions/0017-counted-pages.md.
 */
import type { AliasedSelectQueryBuilder } from 'kysely'
import type { Database } from '../database/open.ts'
import { bucketSize, maxBucketSize } from './bucket-size.ts'

/** A row's position in its list: the value that the list is sorted by, then the id. */
export type Cursor = { at: string; id: string }

/** A list that people page through, newest first: its name in the index, and its rows with their cursors. */
export type PagedList = { name: string; rows: (db: Database) => AliasedSelectQueryBuilder<Cursor, 'row'> }

export type ListEntry = { list: PagedList; cursor: Cursor }

/** To be called in the transaction that changes the rows, after the change. A row that moves leaves one list and enters another. */
export const updatePagingIndex = async (
  db: Database,
  { left = [], entered = [] }: { left?: ListEntry[]; entered?: ListEntry[] },
) => {
  const changes = [...left.map((entry) => ({ ...entry, by: -1 })), ...entered.map((entry) => ({ ...entry, by: 1 }))]
  // Lists are locked in the order of their names, so that two transactions never deadlock.
  for (const { list, cursor, by } of changes.sort(byName)) {
    await lockList(db, list)
    await addToBucket(db, list, cursor, by)
  }
}

const byName = (a: ListEntry, b: ListEntry) => {
  if (a.list.name === b.list.name) return 0
  return a.list.name < b.list.name ? -1 : 1
}

const addToBucket = async (db: Database, list: PagedList, cursor: Cursor, by: number) => {
  const bucket = (await bucketAt(db, list, cursor)) ?? { start: lowestCursor, total: 0 }
  const total = Math.max(0, bucket.total + by)
  await setBucketTotal(db, list, bucket.start, total)
  if (total > maxBucketSize) await splitBucket(db, list, bucket.start, total)
}

const splitBucket = async (db: Database, list: PagedList, start: Cursor, total: number) => {
  const middle = await rowAfter(db, list, start, await nextBucketStart(db, list, start), bucketSize)
  if (!middle) return
  await setBucketTotal(db, list, start, bucketSize)
  await addBucket(db, list, middle, total - bucketSize)
}

/** Sorts before every row. The first bucket of a list starts here and is never removed. */
export const lowestCursor: Cursor = { at: '', id: '' }

const starts = ['starts_at', 'starts_id'] as const

/** Locks the list's first bucket: until the transaction ends, no other transaction changes the buckets of this list. */
export const lockList = (db: Database, { name }: PagedList) =>
  db
    .insertInto('paging_index')
    .values({ list: name, starts_at: lowestCursor.at, starts_id: lowestCursor.id, total: 0 })
    .onConflict((conflict) =>
      conflict.columns(['list', ...starts]).doUpdateSet((make) => ({ total: make.ref('paging_index.total') })),
    )
    .execute()

type Bucket = { start: Cursor; total: number }

/** The bucket that a row belongs to; undefined for a list that was never counted. */
export const bucketAt = async (db: Database, { name }: PagedList, { at, id }: Cursor): Promise<Bucket | undefined> => {
  const row = await db
    .selectFrom('paging_index')
    .selectAll()
    .where('list', '=', name)
    .where(({ eb, refTuple, tuple }) => eb(refTuple(...starts), '<=', tuple(at, id)))
    .orderBy('starts_at', 'desc')
    .orderBy('starts_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { start: { at: row.starts_at, id: row.starts_id }, total: row.total }
}

/** Where the next newer bucket starts; undefined after the newest. */
export const nextBucketStart = (db: Database, { name }: PagedList, { at, id }: Cursor): Promise<Cursor | undefined> =>
  db
    .selectFrom('paging_index')
    .select(['starts_at as at', 'starts_id as id'])
    .where('list', '=', name)
    .where(({ eb, refTuple, tuple }) => eb(refTuple(...starts), '>', tuple(at, id)))
    .orderBy('starts_at')
    .orderBy('starts_id')
    .limit(1)
    .executeTakeFirst()

/** The start and end of every bucket, the newest first. */
export const bucketRanges = async (db: Database, { name }: PagedList) => {
  const rows = await db
    .selectFrom('paging_index')
    .select(['starts_at as at', 'starts_id as id'])
    .where('list', '=', name)
    .orderBy('starts_at', 'desc')
    .orderBy('starts_id', 'desc')
    .execute()
  return rows.map((start, index) => ({ start, end: index === 0 ? undefined : rows[index - 1] }))
}

export const addBucket = (db: Database, { name }: PagedList, { at, id }: Cursor, total: number) =>
  db.insertInto('paging_index').values({ list: name, starts_at: at, starts_id: id, total }).execute()

/** An empty bucket is removed: later rows of its range belong to the bucket before it. */
export const setBucketTotal = async (db: Database, list: PagedList, start: Cursor, total: number) => {
  if (total === 0 && start.at !== lowestCursor.at) await removeBucket(db, list, start)
  else
    await db
      .updateTable('paging_index')
      .set({ total })
      .where('list', '=', list.name)
      .where('starts_at', '=', start.at)
      .where('starts_id', '=', start.id)
      .execute()
}

const removeBucket = (db: Database, { name }: PagedList, { at, id }: Cursor) =>
  db
    .deleteFrom('paging_index')
    .where('list', '=', name)
    .where('starts_at', '=', at)
    .where('starts_id', '=', id)
    .execute()

/** The list's rows from `start` up to, but not including, `end`. Without `end`: up to the newest. */
export const rowsBetween = (db: Database, list: PagedList, start: Cursor, end: Cursor | undefined) =>
  db
    .selectFrom(list.rows(db))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('row.at', 'row.id'), '>=', tuple(start.at, start.id)))
    .$if(end !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => {
        const { at, id } = end ?? start
        return eb(refTuple('row.at', 'row.id'), '<', tuple(at, id))
      }),
    )

/** The row of this range that `count` rows come before, oldest first; undefined if the range has no more than `count`. */
export const rowAfter = (db: Database, list: PagedList, start: Cursor, end: Cursor | undefined, count: number) =>
  rowsBetween(db, list, start, end)
    .select(['row.at', 'row.id'])
    .orderBy('row.at')
    .orderBy('row.id')
    .limit(1)
    .offset(count)
    .executeTakeFirst()
