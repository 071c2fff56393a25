/** Fills an empty database, to see and to measure what many articles, messages and subscribers cost. */
import type { Kind } from '#shared/feeds.ts'
import { newArticleRow } from '../articles/publish.ts'
import type { Database } from '../database/open.ts'
import { inBatches } from '../lib/batches.ts'
import { newId } from '../lib/id.ts'
import { newMessageRow } from '../messages/message-row.ts'
import { pagedLists } from '../organisation/paging.ts'
import { repairPagingIndex } from '../paging/check-index.ts'
import { addToIndex } from '../search/search-index.ts'
import { createDice, type Dice } from './dice.ts'
import { articleText, messageText } from './texts.ts'

export type Counts = { articles: number; messages: number; subscribers: number }
type Tell = (what: keyof Counts, done: number, count: number) => void

const years = 5
const batchSize = 2_000
// Rows with many columns: every engine takes a statement with this many of them.
const articlesAtOnce = 200

/** False, and nothing changed, when anything has been written before. */
export const isEmpty = async (db: Database) => {
  for (const table of ['articles', 'messages', 'subscribers'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  return true
}

export const seed = async (db: Database, counts: Counts, now: Date, tell: Tell) => {
  const dice = createDice(1)
  for (const what of Object.keys(makers) as (keyof Counts)[]) {
    const count = counts[what]
    for (let first = 0; first < count; first += batchSize) {
      const size = Math.min(batchSize, count - first)
      const times = Array.from({ length: size }, (_, index) => timeOf(first + index, count, now))
      await db.transaction().execute((trx) => makers[what](trx, times, first + 1, dice))
      tell(what, first + size, count)
    }
  }
  await repairPagingIndex(db, pagedLists)
}

/** The first is the oldest, and each is younger than the one before. */
const timeOf = (index: number, count: number, now: Date) => {
  const milliseconds = years * 365 * 24 * 60 * 60 * 1000
  return new Date(now.getTime() - Math.floor((milliseconds * (count - index)) / count)).toISOString()
}

type Maker = (db: Database, times: string[], first: number, dice: Dice) => Promise<void>
const kinds: Kind[] = ['news', 'blog']

const makers: Record<keyof Counts, Maker> = {
  articles: async (db, times, first, dice) => {
    const rows = times.map((at, index) => newArticleRow(kinds[(first + index) % 2] ?? 'news', articleText(dice), at))
    for (const some of inBatches(rows, articlesAtOnce)) await db.insertInto('articles').values(some).execute()
    await addToIndex(db, rows)
  },
  messages: async (db, times, first, dice) => {
    const rows = times.map((createdAt, index) => ({
      ...newMessageRow({ ...messageText(first + index, dice), id: newId(), createdAt }),
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
