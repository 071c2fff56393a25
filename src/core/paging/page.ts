/**
 * Pagination: one page of a list by its number, found through the paging index (`paging-index.ts`), so that a page in
 * the middle of a million rows is as fast as the first one.
 */
import type { Expression } from 'kysely'
import type { Database } from '../database/open.ts'
import { bucketSize } from './bucket-size.ts'
import { type Cursor, lowestCursor, nextBucketStart, type PagedList, rowsBetween } from './paging-index.ts'

/** A page past the end is empty, and a list always has at least one page. */
export type Paged<Item> = { found: Item[]; currentPage: number; totalPages: number }

export const toPage = <Item>(found: Item[], total: number, page: number, limit: number): Paged<Item> => ({
  found,
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
})

/** How many rows the pages before this one have. */
export const offsetOf = (page: number, limit: number) => (page - 1) * limit

/** How many rows each of these lists has, as a function of the list. */
export const listTotals = async (db: Database, lists: PagedList[]) => {
  const names = lists.map(({ name }) => name)
  const rows = await db
    .selectFrom('paging_index')
    .select((make) => ['list', make.fn.sum('total').as('total')])
    .where('list', 'in', names)
    .groupBy('list')
    .execute()
  // Some engines return sums as text.
  const totals = new Map(rows.map(({ list, total }) => [list, Number(total)]))
  return ({ name }: PagedList) => totals.get(name) ?? 0
}

export type RowIds = Expression<string>
type Request<Item> = { page: number; limit: number; read: (ids: RowIds) => Promise<Item[]> }

/** `read` loads the rows with these ids, in the order of the list. */
export const readPage = async <Item>(
  db: Database,
  list: PagedList,
  total: number,
  { page, limit, read }: Request<Item>,
): Promise<Paged<Item>> => {
  const found = await readRows(db, list, total, { offset: offsetOf(page, limit), limit, read })
  return toPage(found, total, page, limit)
}

type RowRequest<Item> = Pick<Request<Item>, 'limit' | 'read'> & { offset: number }

/** Like `readPage`, but starts at any row: `offset` rows of the list come before the first. */
export const readRows = async <Item>(
  db: Database,
  list: PagedList,
  total: number,
  { offset, limit, read }: RowRequest<Item>,
): Promise<Item[]> => {
  const start = offset < total ? await nearestStart(db, list, offset) : undefined
  return start ? read(idsFrom(db, list, start, limit)) : []
}

/** How many rows to skip, going from `end` to older rows; without `end`, from the newest row. */
type Start = { end: Cursor | undefined; skip: number }

/** Read along the list's database index, without reading a row. */
const idsFrom = (db: Database, list: PagedList, { end, skip }: Start, limit: number) =>
  rowsBetween(db, list, lowestCursor, end)
    .select('row.id')
    .orderBy('row.at', 'desc')
    .orderBy('row.id', 'desc')
    .limit(limit)
    .offset(skip)
    .$asScalar()

/** The end of the bucket in which the page begins: from there at most one bucket is skipped. */
const nearestStart = async (db: Database, list: PagedList, offset: number): Promise<Start | undefined> => {
  if (offset < bucketSize) return { end: undefined, skip: offset }
  const bucket = await db
    .selectFrom(bucketsFromNewest(db, list))
    .selectAll()
    .where('bucket.through', '>', offset)
    .orderBy('bucket.through')
    .limit(1)
    .executeTakeFirst()
  return (
    bucket && {
      end: await nextBucketStart(db, list, bucket),
      skip: offset - (Number(bucket.through) - bucket.total),
    }
  )
}

/** `through`: the number of rows from the newest of the list to the oldest of the bucket. */
const bucketsFromNewest = (db: Database, { name }: PagedList) =>
  db
    .selectFrom('paging_index')
    .select(({ fn }) => [
      'starts_at as at',
      'starts_id as id',
      'total',
      fn
        .sum('total')
        .over((over) => over.orderBy('starts_at', 'desc').orderBy('starts_id', 'desc'))
        .as('through'),
    ])
    .where('list', '=', name)
    .as('bucket')
