/**
 * Fills an empty database with many articles, messages and subscribers (fake data), to measure the performance of the
 * site (load tests).
 */
import type { Kind } from '#shared/feeds.ts'
import { keysOf } from '#shared/keys.ts'
import { newArticleRow } from '../articles/publish.ts'
import { searchTextOf } from '../articles/reindex.ts'
import type { Database } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import { newId } from '../lib/id.ts'
import { newMessageRow } from '../messages/message-row.ts'
import { addToIndex } from '../search/search-index.ts'
import { articleText, createRandom, messageText, type Random } from './values.ts'

export type SeedCounts = { articles: number; messages: number; subscribers: number }
type OnProgress = (what: keyof SeedCounts, done: number, count: number) => void

const years = 5
const batchSize = 2_000
// The engines limit the number of values in one statement, and an article has many columns.
const articlesPerStatement = 200

/** Whether there are no articles, messages and subscribers. */
export const isEmpty = async (db: Database) => {
  for (const table of ['articles', 'messages', 'subscribers'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  return true
}

export const seed = async (db: Database, counts: SeedCounts, now: Date, onProgress: OnProgress) => {
  const random = createRandom(1)
  for (const what of keysOf(makers)) {
    const count = counts[what]
    for (let first = 0; first < count; first += batchSize) {
      const size = Math.min(batchSize, count - first)
      const times = Array.from({ length: size }, (_, index) => timeOf(first + index, count, now))
      await db.transaction().execute((trx) => makers[what](trx, times, first + 1, random))
      onProgress(what, first + size, count)
    }
  }
}

/** The first is the oldest, and each is newer than the one before. */
const timeOf = (index: number, count: number, now: Date) => {
  const milliseconds = years * 365 * 24 * 60 * 60 * 1000
  return new Date(now.getTime() - Math.floor((milliseconds * (count - index)) / count)).toISOString()
}

type Maker = (db: Database, times: string[], first: number, random: Random) => Promise<void>
const kinds: Kind[] = ['news', 'blog']

const makers: Record<keyof SeedCounts, Maker> = {
  articles: async (db, times, first, random) => {
    const rows = times.map((at, index) => newArticleRow(kinds[(first + index) % 2] ?? 'news', articleText(random), at))
    for (const some of inBatches(rows, articlesPerStatement)) await db.insertInto('articles').values(some).execute()
    await addToIndex(
      db,
      'articles',
      rows.map((row) => searchTextOf({ ...row, slug: null, language: 'en' })),
    )
  },
  messages: async (db, times, first, random) => {
    const rows = times.map((createdAt, index) => ({
      ...newMessageRow({ ...messageText(first + index, random), id: newId(), createdAt }),
      read_at: createdAt,
    }))
    for (const some of inBatches(rows)) await db.insertInto('messages').values(some).execute()
  },
  subscribers: async (db, times, first) => {
    const rows = times.map((created_at, index) => {
      const email = `reader${first + index}@mail.example`
      return { id: newId(), email, email_key: email, created_at }
    })
    for (const some of inBatches(rows)) await db.insertInto('subscribers').values(some).execute()
  },
}
