/**
 * Counts the words of searches that find nothing: a folded word and the day, and nothing about the person, the other
 * words or the time. Leaves out whatever may identify somebody. Editors see only words that were searched on several
 * days. `limits.missedWords` has the numbers.
 */
import { inUsualForm } from '#shared/fold.ts'
import { limits } from '#shared/limits.ts'
import type { MissedWord } from '#shared/shapes/article-views.ts'
import { countRows } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import { type Clock, daysAgo, today } from '../lib/clock.ts'
import { createCounter } from '../lib/counter.ts'
import { wordsIn } from './tokenize.ts'

const { missedWords } = limits

export const createMissedWords = (db: Database, clock: Clock) => {
  const { count, flush } = createCounter<string>((words) => save(db, today(clock), [...words.keys()]))
  return {
    /** `unknown`: the words of the query that no public text has. */
    notice: (query: string, unknown: string[]) => {
      for (const word of wordsToKeep(query)) if (unknown.includes(word)) count(word)
    },
    write: flush,
    /** The words that were searched on the most days come first. */
    list: async (): Promise<MissedWord[]> => {
      const rows = await db
        .selectFrom('missed_words')
        .select(({ fn }) => ['word', fn.countAll().as('days')])
        .where('day', '>', daysAgo(clock, missedWords.keptDays))
        .groupBy('word')
        .having(({ fn }) => fn.countAll(), '>=', missedWords.leastDays)
        .execute()
      // Some engines return counts as text.
      const words = rows.map(({ word, days }) => ({ word, days: Number(days) }))
      return words.sort(mostDaysFirst).slice(0, missedWords.shown)
    },
  }
}

const mostDaysFirst = (one: MissedWord, other: MissedWord) => other.days - one.days || (one.word < other.word ? -1 : 1)

export const deleteExpiredWords = (db: Database, clock: Clock) =>
  db.deleteFrom('missed_words').where('day', '<=', daysAgo(clock, missedWords.keptDays)).execute()

/** No more than so many words a day, because a stranger can invent as many as they like. */
const save = async (db: Database, day: string, words: string[]) => {
  const room = missedWords.perDay - (await countRows(db.selectFrom('missed_words').where('day', '=', day)))
  const rows = words.slice(0, Math.max(0, room)).map((word) => ({ day, word }))
  // Rows are sorted, so that two processes never wait for each other's locks.
  for (const some of inBatches(rows.sort((one, other) => (one.word < other.word ? -1 : 1))))
    await db
      .insertInto('missed_words')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Somebody's address, or a phone number: the words beside it may be their name. */
const identifies = (query: string) =>
  /@|\/\/|www\.|gmail|yahoo|hotmail|outlook|icloud/i.test(query) ||
  (inUsualForm(query).match(/\p{N}/gu)?.length ?? 0) > mostDigits

/** Those of a year. */
const mostDigits = 4

const isWord = /^\p{L}{3,30}$/u
/** Phones capitalise the first word themselves. A later one with a capital letter may be a name. */
const isName = /^\p{Lu}\p{Ll}/u

const wordsToKeep = (query: string) => {
  const typed = inUsualForm(query)
  if (identifies(typed)) return []
  return wordsIn(typed)
    .filter(
      ({ folded, start, end }, index) => isWord.test(folded) && !(index > 0 && isName.test(typed.slice(start, end))),
    )
    .map(({ folded }) => folded)
}
