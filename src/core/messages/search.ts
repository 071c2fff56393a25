/**
 * Looks through a list part by part, the newest first: the parts are small, and whoever else asks the site for something
 * gets an answer in between.
 */
import { setImmediate } from 'node:timers/promises'
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import { contains } from '../database/query.ts'
import { bucketRanges, type Cursor, type PagedList, rowsBetween } from '../paging/paging-index.ts'
import { searchKey } from './message-row.ts'

export const searchTermsOf = (search: string) => searchKey(search).split(' ').filter(Boolean)

/** The ids of the messages that have all the words, in the order of the list; at most so many as anybody reads. */
export const searchMessages = async (db: Database, list: PagedList, search: string) => {
  const words = searchTermsOf(search)
  const found: string[] = []
  for (const { start, end } of await bucketRanges(db, list)) {
    found.push(...(await searchPart(db, list, { start, end, words, most: limits.searchedMessages - found.length })))
    if (found.length >= limits.searchedMessages) break
    await setImmediate()
  }
  return found
}

type Part = { start: Cursor; end: Cursor | undefined; words: string[]; most: number }

const searchPart = async (db: Database, list: PagedList, { start, end, words, most }: Part) => {
  const rows = await rowsBetween(db, list, start, end)
    .innerJoin('messages', 'messages.id', 'row.id')
    .select('row.id')
    .where(({ and }) => and(words.map((word) => contains('messages.search_key', word))))
    .orderBy('row.at', 'desc')
    .orderBy('row.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
