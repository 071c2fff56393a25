import type { Database } from '../database/open.ts'
import type { List, Place } from './list.ts'

/** The rows from `start` on, up to but without `end`. */
export const rowsBetween = (db: Database, list: List, start: Place, end: Place | undefined) =>
  db
    .selectFrom(list.rows(db))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('row.at', 'row.id'), '>=', tuple(start.at, start.id)))
    .$if(end !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => {
        const { at, id } = end ?? start
        return eb(refTuple('row.at', 'row.id'), '<', tuple(at, id))
      }),
    )

/** The row that so many rows of this stretch come before. */
export const rowAfter = (db: Database, list: List, start: Place, end: Place | undefined, count: number) =>
  rowsBetween(db, list, start, end)
    .select(['row.at', 'row.id'])
    .orderBy('row.at')
    .orderBy('row.id')
    .limit(1)
    .offset(count)
    .executeTakeFirst()
