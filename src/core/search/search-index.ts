/**
 * The full-text index (inverted index): which articles have which words. Written in the transaction that changes an
 * article.
 */

import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import { toText } from '../lib/excerpt.ts'
import { wordsIn } from './fold.ts'
import type { Match } from './query-words.ts'
import type { Places } from './rank.ts'
import { saveWords, takeNumbers } from './vocabulary.ts'

type Indexed = Pick<ArticleRow, 'id' | 'title' | 'content' | 'updated_at'>

/** Adds articles, or replaces them where they are in the index already. The newest must come last. */
export const addToIndex = async (db: Database, articles: Indexed[]) => {
  const first = await takeNumbers(db, articles.length)
  const places = articles.map(({ title, content }) => placesOf(title, toText(content)))
  for (const { id } of articles) await removeFromIndex(db, id)
  const words = await saveWords(db, new Set(places.flatMap((each) => [...each.keys()])))
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

/** Sorted like the index, which makes adding many articles much faster. */
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

export const removeFromIndex = async (db: Database, id: string) => {
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

/** A condition that is always true, and lets the database use the index all the same. */
const anywhere = [0, 1]

export const placesOf = (title: string, text: string) => {
  const places = new Map(wordsIn(text).map(({ folded }) => [folded, 0]))
  for (const { folded } of wordsIn(title)) places.set(folded, 1)
  return places
}

/**
 * Indexes published articles that are missing from the index, like imported ones. A hundred at a time, so that a start
 * that was killed half way loses nothing of its work.
 */
export const indexMissingArticles = async (db: Database) => {
  const missing = await db
    .selectFrom('articles')
    .leftJoin('search_articles', 'search_articles.article_id', 'articles.id')
    .select('articles.id')
    .where('search_articles.number', 'is', null)
    .where('articles.removed_at', 'is', null)
    .where('articles.published_at', 'is not', null)
    .orderBy('articles.updated_at')
    .execute()
  for (const some of inBatches(missing, 100)) await db.transaction().execute((trx) => indexThese(trx, some))
}

const indexThese = async (db: Database, missing: { id: string }[]) => {
  const ids = missing.map(({ id }) => id)
  const articles = await db
    .selectFrom('articles')
    .select(['id', 'title', 'content', 'updated_at'])
    .where('id', 'in', ids)
    .orderBy('updated_at')
    .execute()
  await addToIndex(db, articles)
}

type IndexedArticle = { id: string; updatedAt: string; places: Places }

/**
 * The articles that have at least one of the words, and which words each has. `isWhole` is false when there are more
 * articles than a search ranks, and `isRarestWhole` when even the rarest word has more: then an article with all the
 * words may be left out.
 */
export const findArticles = async (db: Database, typed: Match[][]) => {
  const { numbers, ...wholes } = await numbersOfArticles(db, typed)
  const places = await placesIn(db, numbers, typed)
  const rows = numbers.length === 0 ? [] : await articlesNumbered(db, numbers)
  const articles = rows.map(
    ({ number, article_id, updated_at }): IndexedArticle => ({
      id: article_id,
      updatedAt: updated_at,
      places: places.get(number) ?? new Map(),
    }),
  )
  return { articles, ...wholes }
}

/** The articles of the rarest word come first: those with all the words are among them. */
const numbersOfArticles = async (db: Database, typed: Match[][]) => {
  const lists: number[][] = []
  for (const matches of typed) lists.push(await newestWith(db, matches))
  const [rarest = [], ...others] = lists.sort((a, b) => a.length - b.length)
  const numbers = [...new Set([...rarest, ...others.flat()])]
  const most = limits.searchedArticles
  return {
    numbers: numbers.slice(0, most),
    isWhole: numbers.length <= most,
    isRarestWhole: rarest.length <= most,
  }
}

/** Closest words first, then titles, then newest: read along the index, so that a common word costs no more than a rare one. */
const newestWith = async (db: Database, matches: Match[]) => {
  const most = limits.searchedArticles + 1
  const numbers = new Set<number>()
  for (const { id } of matches) {
    if (id === undefined || numbers.size >= most) continue
    const rows = await db
      .selectFrom('search_postings')
      .select('article_number')
      .where('word_id', '=', id)
      .orderBy('in_title', 'desc')
      .orderBy('article_number', 'desc')
      .limit(most)
      .execute()
    for (const { article_number } of rows) numbers.add(article_number)
  }
  return [...numbers]
}

const placesIn = async (db: Database, numbers: number[], typed: Match[][]) => {
  const words = new Map(typed.flat().flatMap(({ id, word }) => (id === undefined ? [] : [[id, word]])))
  const places = new Map<number, Map<string, number>>()
  if (numbers.length === 0) return places
  const rows = await db
    .selectFrom('search_postings')
    .selectAll()
    .where('word_id', 'in', [...words.keys()])
    .where('in_title', 'in', anywhere)
    .where('article_number', 'in', numbers)
    .execute()
  for (const { article_number, word_id, in_title } of rows) {
    const here = places.get(article_number) ?? new Map<string, number>()
    places.set(article_number, here.set(words.get(word_id) ?? '', in_title))
  }
  return places
}

const articlesNumbered = (db: Database, numbers: number[]) =>
  db
    .selectFrom('search_articles')
    .select(['number', 'article_id', 'updated_at'])
    .where('number', 'in', numbers)
    .execute()
