/** A list is cut into parts, and each part knows how many rows it has: see docs/decisions/0017-lists-in-parts.md. */
import type { Database } from '../database/open.ts'
import type { List, Place } from './list.ts'

/** Everything comes after this. The first part of a list begins here and always stays. */
export const beginning: Place = { at: '', id: '' }

const starts = ['starts_at', 'starts_id'] as const

/** Until its transaction ends, nobody else can change the parts of this list. */
export const holdList = (db: Database, { name }: List) =>
  db
    .insertInto('list_parts')
    .values({ list: name, starts_at: beginning.at, starts_id: beginning.id, total: 0 })
    .onConflict((conflict) =>
      conflict.columns(['list', ...starts]).doUpdateSet((make) => ({ total: make.ref('list_parts.total') })),
    )
    .execute()

export type Part = { start: Place; total: number }

/** The part that a place is in; none in a list that nobody has counted yet. */
export const partAround = async (db: Database, { name }: List, { at, id }: Place): Promise<Part | undefined> => {
  const row = await db
    .selectFrom('list_parts')
    .selectAll()
    .where('list', '=', name)
    .where(({ eb, refTuple, tuple }) => eb(refTuple(...starts), '<=', tuple(at, id)))
    .orderBy('starts_at', 'desc')
    .orderBy('starts_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { start: { at: row.starts_at, id: row.starts_id }, total: row.total }
}

/** Where the part that follows begins; undefined after the newest. */
export const endOf = (db: Database, { name }: List, { at, id }: Place): Promise<Place | undefined> =>
  db
    .selectFrom('list_parts')
    .select(['starts_at as at', 'starts_id as id'])
    .where('list', '=', name)
    .where(({ eb, refTuple, tuple }) => eb(refTuple(...starts), '>', tuple(at, id)))
    .orderBy('starts_at')
    .orderBy('starts_id')
    .limit(1)
    .executeTakeFirst()

/** Every part, the newest first. */
export const partsOf = async (db: Database, { name }: List) => {
  const rows = await db
    .selectFrom('list_parts')
    .select(['starts_at as at', 'starts_id as id'])
    .where('list', '=', name)
    .orderBy('starts_at', 'desc')
    .orderBy('starts_id', 'desc')
    .execute()
  return rows.map((start, index) => ({ start, end: index === 0 ? undefined : rows[index - 1] }))
}

export const addPart = (db: Database, { name }: List, { at, id }: Place, total: number) =>
  db.insertInto('list_parts').values({ list: name, starts_at: at, starts_id: id, total }).execute()

/** A part without rows goes, and what comes there later belongs to the one before it. */
export const setTotal = async (db: Database, list: List, start: Place, total: number) => {
  if (total === 0 && start.at !== beginning.at) await dropPart(db, list, start)
  else
    await db
      .updateTable('list_parts')
      .set({ total })
      .where('list', '=', list.name)
      .where('starts_at', '=', start.at)
      .where('starts_id', '=', start.id)
      .execute()
}

const dropPart = (db: Database, { name }: List, { at, id }: Place) =>
  db.deleteFrom('list_parts').where('list', '=', name).where('starts_at', '=', at).where('starts_id', '=', id).execute()
