/** Holds the parts of the lists against the rows and mends what differs. Rows that nobody counted are counted so, too. */
import type { Database } from '../database/open.ts'
import { allLists, type List, type Place } from './list.ts'
import { mostInPart, partSize } from './part-size.ts'
import { addPart, beginning, endOf, holdList, partAround, setTotal } from './parts.ts'
import { rowAfter, rowsBetween } from './rows.ts'

/** One part after the other, so that whoever wants to write waits for one part at most. */
export const checkLists = async (db: Database) => {
  for (const list of allLists) {
    let start: Place | undefined = beginning
    while (start) start = await checkPart(db, list, start)
  }
}

/** Gives the start of the part that follows. */
const checkPart = async (db: Database, list: List, start: Place) => {
  const part = await partAround(db, list, start)
  const end = await endOf(db, list, start)
  const total = await countBetween(db, list, start, end)
  if (part?.total === total && total <= mostInPart) return end
  // Looked at without holding the list, so somebody may only have written meanwhile: now it is held.
  return db.transaction().execute((trx) => mendPart(trx, list, start))
}

const mendPart = async (db: Database, list: List, place: Place) => {
  await holdList(db, list)
  const { start, total } = (await partAround(db, list, place)) ?? { start: beginning, total: 0 }
  const end = await endOf(db, list, start)
  const isTooLarge = (await rowAfter(db, list, start, end, mostInPart)) !== undefined
  const cut = isTooLarge ? await rowAfter(db, list, start, end, partSize) : undefined
  if (cut) await addPart(db, list, cut, Math.max(0, total - partSize))
  await setTotal(db, list, start, cut ? partSize : await countBetween(db, list, start, end))
  return cut ?? end
}

const countBetween = async (db: Database, list: List, start: Place, end: Place | undefined) => {
  const { total } = await rowsBetween(db, list, start, end)
    .select((make) => make.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
