/** Keeps the totals right. To be called in the transaction that changes the rows, after it has changed them. */
import type { Database } from '../database/open.ts'
import type { List, Place } from './list.ts'
import { mostInPart, partSize } from './part-size.ts'
import { addPart, beginning, endOf, holdList, partAround, setTotal } from './parts.ts'
import { rowAfter } from './rows.ts'

export type Entry = { list: List; place: Place }

/** A row that changes its place leaves one and enters another. */
export const moveInLists = async (db: Database, { left = [], entered = [] }: { left?: Entry[]; entered?: Entry[] }) => {
  const changes = [...left.map((entry) => ({ ...entry, by: -1 })), ...entered.map((entry) => ({ ...entry, by: 1 }))]
  // Always in the same order: two writers, each with a list that the other one waits for, would wait for ever.
  for (const { list, place, by } of changes.sort(byName)) {
    await holdList(db, list)
    await countIn(db, list, place, by)
  }
}

const byName = (a: Entry, b: Entry) => {
  if (a.list.name === b.list.name) return 0
  return a.list.name < b.list.name ? -1 : 1
}

const countIn = async (db: Database, list: List, place: Place, by: number) => {
  const part = (await partAround(db, list, place)) ?? { start: beginning, total: 0 }
  const total = Math.max(0, part.total + by)
  await setTotal(db, list, part.start, total)
  if (total > mostInPart) await cutInTwo(db, list, part.start, total)
}

const cutInTwo = async (db: Database, list: List, start: Place, total: number) => {
  const middle = await rowAfter(db, list, start, await endOf(db, list, start), partSize)
  if (!middle) return
  await setTotal(db, list, start, partSize)
  await addPart(db, list, middle, total - partSize)
}
