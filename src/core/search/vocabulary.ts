/** Every word that some article has, and the skeletons by which a misspelt one finds it. */
import type { Database } from '../database/open.ts'
import { inBatches } from './batches.ts'
import { takeNumbers } from './numbers.ts'
import { editsForgiven, skeletons } from './spelling.ts'

export type KnownWord = { id: number; word: string }

/** The first letters of a word, under which it stands with others like it. */
export const startOf = (word: string) => word.slice(0, 2)

/** The words with their ids, new ones included. */
export const keepWords = async (db: Database, words: string[]) => {
  const known: KnownWord[] = []
  for (const some of inBatches(words))
    known.push(...(await db.selectFrom('search_words').select(['id', 'word']).where('word', 'in', some).execute()))
  const isKnown = new Set(known.map(({ word }) => word))
  const added = await addWords(
    db,
    words.filter((word) => !isKnown.has(word)),
  )
  return [...known, ...added]
}

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

/** What was deleted for good leaves no word behind. */
export const forgetUnusedWords = async (db: Database) => {
  await takeNumbers(db, 0)
  const forgotten = await db
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
  for (const some of inBatches(forgotten))
    await db
      .deleteFrom('search_skeletons')
      .where(
        'word_id',
        'in',
        some.map(({ id }) => id),
      )
      .execute()
}
