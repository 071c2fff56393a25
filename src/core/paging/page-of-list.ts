/** One page of a list: in the middle of a million rows it costs what the first one costs. */
import type { Expression } from 'kysely'
import type { Database } from '../database/open.ts'
import type { List, Place } from './list.ts'
import { offsetOf, type Page, pageOf } from './page.ts'
import { partSize } from './part-size.ts'
import { beginning, endOf } from './parts.ts'
import { rowsBetween } from './rows.ts'

/** How many rows each of these lists has. */
export const totalsOf = async (db: Database, lists: List[]) => {
  const names = lists.map(({ name }) => name)
  const rows = await db
    .selectFrom('list_parts')
    .select((make) => ['list', make.fn.sum('total').as('total')])
    .where('list', 'in', names)
    .groupBy('list')
    .execute()
  // Some engines count in text.
  const totals = new Map(rows.map(({ list, total }) => [list, Number(total)]))
  return ({ name }: List) => totals.get(name) ?? 0
}

export type Ids = Expression<string>
type Asked<Item> = { page: number; limit: number; read: (ids: Ids) => Promise<Item[]> }

/** `read` gives the rows with these ids, in the order of the list. */
export const pageOfList = async <Item>(
  db: Database,
  list: List,
  total: number,
  { page, limit, read }: Asked<Item>,
): Promise<Page<Item>> => {
  const offset = offsetOf(page, limit)
  const start = offset < total ? await near(db, list, offset) : undefined
  const found = start ? await read(idsFrom(db, list, start, limit)) : []
  return pageOf(found, total, page, limit)
}

/** How many rows to skip, going back from a place; without one, from the newest row. */
type Start = { end: Place | undefined; skip: number }

/** Found along the list's index, without reading a row. */
const idsFrom = (db: Database, list: List, { end, skip }: Start, limit: number) =>
  rowsBetween(db, list, beginning, end)
    .select('row.id')
    .orderBy('row.at', 'desc')
    .orderBy('row.id', 'desc')
    .limit(limit)
    .offset(skip)
    .$asScalar()

/** The end of the part in which the page begins: from there it is not far. */
const near = async (db: Database, list: List, offset: number): Promise<Start | undefined> => {
  if (offset < partSize) return { end: undefined, skip: offset }
  const part = await db
    .selectFrom(partsFromNewest(db, list))
    .selectAll()
    .where('part.through', '>', offset)
    .orderBy('part.through')
    .limit(1)
    .executeTakeFirst()
  return part && { end: await endOf(db, list, part), skip: offset - (Number(part.through) - part.total) }
}

/** `through`: how many rows there are from the newest of the list to the oldest of the part. */
const partsFromNewest = (db: Database, { name }: List) =>
  db
    .selectFrom('list_parts')
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
    .as('part')
