/** Pagination: one page of a list by its number, and how many rows a list has. */
import type { AliasedSelectQueryBuilder, SelectQueryBuilder, Simplify } from 'kysely'
import { countRows } from '../database/query.ts'
import type { Database } from '../database/tables.ts'

/** A page past the end is empty, and a list always has at least one page. */
export type Paged<Item> = { found: Item[]; currentPage: number; totalPages: number }

export const toPage = <Item>(found: Item[], total: number, page: number, limit: number): Paged<Item> => ({
  found,
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
})

/** How many rows the pages before this one have. */
export const offsetOf = (page: number, limit: number) => (page - 1) * limit

/** One page of a list that was read completely. */
export const pageOf = <Item>(items: Item[], page: number, limit: number): Paged<Item> => {
  const start = offsetOf(page, limit)
  return toPage(items.slice(start, start + limit), items.length, page, limit)
}

/** One page of the rows of a query, in the order that it says. */
export const readPageOf = async <DB, Table extends keyof DB, Row, Item>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { page, limit }: { page: number; limit: number },
  read: (rows: Simplify<Row>[]) => Item[] | Promise<Item[]>,
): Promise<Paged<Item>> => {
  const total = await countRows(query.clearSelect().clearOrderBy())
  const rows = await query.limit(limit).offset(offsetOf(page, limit)).execute()
  return toPage(await read(rows), total, page, limit)
}

/**
 * The rows of a long list, newest first: `at` is what the list is sorted by, then `id`. A database index with these
 * columns and the conditions of the list lets the database count and skip rows without reading them.
 */
export type PagedList = (db: Database) => AliasedSelectQueryBuilder<{ at: string; id: string }, 'row'>

export const totalOf = (db: Database, list: PagedList) => countRows(db.selectFrom(list(db)))

type Request<Item> = { page: number; limit: number; read: (ids: string[]) => Promise<Item[]> }

/** `read` loads the rows with these ids, in the order of the list. */
export const readPage = async <Item>(
  db: Database,
  list: PagedList,
  { page, limit, read }: Request<Item>,
): Promise<Paged<Item>> => {
  const total = await totalOf(db, list)
  return toPage(await readRows(db, list, total, { offset: offsetOf(page, limit), limit, read }), total, page, limit)
}

type RowRequest<Item> = Pick<Request<Item>, 'limit' | 'read'> & { offset: number }

/** Like `readPage`, but starts at any row: `offset` rows of the list come before the first. */
export const readRows = async <Item>(
  db: Database,
  list: PagedList,
  total: number,
  { offset, limit, read }: RowRequest<Item>,
): Promise<Item[]> => {
  const count = Math.min(limit, total - offset)
  if (count <= 0) return []
  // From the nearer end, so that the last page is as fast as the first.
  const after = total - offset - count
  const [direction, skipped] = offset <= after ? (['desc', offset] as const) : (['asc', after] as const)
  const rows = await db
    .selectFrom(list(db))
    .select('row.id')
    .orderBy('row.at', direction)
    .orderBy('row.id', direction)
    .limit(count)
    .offset(skipped)
    .execute()
  return read(rows.map(({ id }) => id))
}
