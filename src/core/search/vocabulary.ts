/** The vocabulary: every word in an article, and the skeletons by which its misspellings are found. */
import type { Database } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import { editsForgiven, skeletons, startOfWord } from './spelling.ts'

export type KnownWord = { id: number; word: string }

/** The first letters of a word: column `start` is indexed, to find every word with a given beginning. */
export const startOf = (word: string) => startOfWord(word, 2)

/** The id of each word, new ones included. */
export const saveWords = async (db: Database, words: ReadonlySet<string>) => {
  const ids = new Map<string, number>()
  for (const some of inBatches([...words])) for (const { id, word } of await wordsAmong(db, some)) ids.set(word, id)
  const added = await addWords(
    db,
    [...words].filter((word) => !ids.has(word)),
  )
  for (const { id, word } of added) ids.set(word, id)
  return ids
}

const wordsAmong = (db: Database, words: string[]) =>
  db.selectFrom('search_words').select(['id', 'word']).where('word', 'in', words).execute()

const addWords = async (db: Database, words: string[]): Promise<KnownWord[]> => {
  if (words.length === 0) return []
  const first = await takeNumbers(db, words.length)
  const added = words.map((word, index) => ({ id: first + index, word }))
  for (const some of inBatches(added))
    await db
      .insertInto('search_words')
      .values(some.map(({ id, word }) => ({ id, word, start: startOf(word) })))
      .execute()
  const rows = added.flatMap(({ id, word }) =>
    skeletons(word, editsForgiven(word)).map((skeleton) => ({ skeleton, word_id: id })),
  )
  for (const some of inBatches(rows)) await db.insertInto('search_skeletons').values(some).execute()
  return added
}

/** Removes the words that no article has any more. */
export const removeUnusedWords = async (db: Database) => {
  await takeNumbers(db, 0)
  const removed = await db
    .deleteFrom('search_words')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_postings').select('word_id').whereRef('search_postings.word_id', '=', 'search_words.id'),
        ),
      ),
    )
    .returning('id')
    .execute()
  for (const some of inBatches(removed))
    await db
      .deleteFrom('search_skeletons')
      .where(
        'word_id',
        'in',
        some.map(({ id }) => id),
      )
      .execute()
}

/**
 * Reserves `count` numbers for articles and words, and returns the first. They are short, because the index repeats
 * them so often. This locks the index: until the transaction ends, no other one can write to it.
 */
export const takeNumbers = async (db: Database, count: number) => {
  const { last } = await db
    .updateTable('search_numbers')
    .set((eb) => ({ last: eb('last', '+', count) }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}
