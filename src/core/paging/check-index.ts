/** Compares the paging index with the rows, and repairs differences. This also counts rows that were never counted. */
import type { Database } from '../database/open.ts'
import { countRows } from '../database/query.ts'
import { bucketSize, maxBucketSize } from './bucket-size.ts'
import {
  addBucket,
  bucketAt,
  type Cursor,
  lockList,
  lowestCursor,
  nextBucketStart,
  type PagedList,
  rowAfter,
  rowsBetween,
  setBucketTotal,
} from './paging-index.ts'

/** One bucket at a time, so that a writer waits for one bucket at most. */
export const repairPagingIndex = async (db: Database, lists: PagedList[]) => {
  for (const list of lists) {
    let start: Cursor | undefined = lowestCursor
    while (start) start = await checkBucket(db, list, start)
  }
}

/** Returns the start of the next bucket. */
const checkBucket = async (db: Database, list: PagedList, start: Cursor) => {
  const bucket = await bucketAt(db, list, start)
  const end = await nextBucketStart(db, list, start)
  const total = await countBetween(db, list, start, end)
  if (bucket?.total === total && total <= maxBucketSize) return end
  // Counted without a lock: another transaction may have written meanwhile, so the repair counts again.
  return db.transaction().execute((trx) => repairBucket(trx, list, start))
}

const repairBucket = async (db: Database, list: PagedList, cursor: Cursor) => {
  await lockList(db, list)
  const { start, total } = (await bucketAt(db, list, cursor)) ?? { start: lowestCursor, total: 0 }
  const end = await nextBucketStart(db, list, start)
  const isTooLarge = (await rowAfter(db, list, start, end, maxBucketSize)) !== undefined
  const middle = isTooLarge ? await rowAfter(db, list, start, end, bucketSize) : undefined
  if (middle) await addBucket(db, list, middle, Math.max(0, total - bucketSize))
  await setBucketTotal(db, list, start, middle ? bucketSize : await countBetween(db, list, start, end))
  return middle ?? end
}

const countBetween = (db: Database, list: PagedList, start: Cursor, end: Cursor | undefined) =>
  countRows(rowsBetween(db, list, start, end))
