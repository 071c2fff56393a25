/** Keeps the index right. To be called in the transaction that changes the article. */
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { toText } from '../markdown.ts'
import { inBatches } from './batches.ts'
import { wordsIn } from './fold.ts'
import { takeNumbers } from './numbers.ts'
import { keepWords } from './vocabulary.ts'

type Indexed = Pick<ArticleRow, 'id' | 'title' | 'content' | 'updated_at'>

/** Also for an article that is in the index already: what it says now counts. */
export const addToIndex = async (db: Database, { id, title, content, updated_at }: Indexed) => {
  const number = await takeNumbers(db, 1)
  await dropFromIndex(db, id)
  const places = placesOf(title, toText(content))
  const words = await keepWords(db, [...places.keys()])
  const word_ids = words.map(({ id }) => id).join()
  await db.insertInto('search_articles').values({ number, article_id: id, updated_at, word_ids }).execute()
  const postings = words.map(({ id, word }) => ({
    word_id: id,
    in_title: places.get(word) ?? 0,
    article_number: number,
  }))
  for (const some of inBatches(postings)) await db.insertInto('search_postings').values(some).execute()
}

export const dropFromIndex = async (db: Database, id: string) => {
  const row = await db.deleteFrom('search_articles').where('article_id', '=', id).returningAll().executeTakeFirst()
  if (!row) return
  for (const ids of inBatches(row.word_ids.split(',').map(Number)))
    await db
      .deleteFrom('search_postings')
      .where('word_id', 'in', ids)
      .where('in_title', 'in', anywhere)
      .where('article_number', '=', row.number)
      .execute()
}

/** Says nothing about the place, and lets the database go along the index all the same. */
export const anywhere = [0, 1]

export const placesOf = (title: string, text: string) => {
  const places = new Map(wordsIn(text).map(({ folded }) => [folded, 0]))
  for (const { folded } of wordsIn(title)) places.set(folded, 1)
  return places
}
