/** Keeps the index right. To be called in the transaction that changes the article. */
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { toText } from '../lib/markdown.ts'
import { inBatches } from './batches.ts'
import { wordsIn } from './fold.ts'
import { takeNumbers } from './numbers.ts'
import { keepWords } from './vocabulary.ts'

type Indexed = Pick<ArticleRow, 'id' | 'title' | 'content' | 'updated_at'>

/** Also for articles that are in the index already: what they say now counts. The newest comes last. */
export const addToIndex = async (db: Database, articles: Indexed[]) => {
  const first = await takeNumbers(db, articles.length)
  const places = articles.map(({ title, content }) => placesOf(title, toText(content)))
  for (const { id } of articles) await dropFromIndex(db, id)
  const words = await keepWords(db, new Set(places.flatMap((each) => [...each.keys()])))
  const rows = articles.map(({ id, updated_at }, index) => ({
    number: first + index,
    article_id: id,
    updated_at,
    word_ids: Array.from(places[index]?.keys() ?? [], (word) => words.get(word)).join(),
  }))
  for (const some of inBatches(rows)) await db.insertInto('search_articles').values(some).execute()
  for (const some of inBatches(postingsOf(places, first, words)))
    await db.insertInto('search_postings').values(some).execute()
}

/** In the order of the index: that of many articles grows much faster so. */
const postingsOf = (places: Map<string, number>[], first: number, words: Map<string, number>) =>
  places
    .flatMap((each, index) =>
      Array.from(each, ([word, in_title]) => ({
        word_id: words.get(word) ?? 0,
        in_title,
        article_number: first + index,
      })),
    )
    .sort((a, b) => a.word_id - b.word_id || a.in_title - b.in_title || a.article_number - b.article_number)

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
