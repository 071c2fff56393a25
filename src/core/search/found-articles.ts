/** Asks the index which articles have the words, and which of the words each has. */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import { anywhere } from './index-article.ts'
import type { Places } from './rank.ts'
import type { Meaning } from './typed-words.ts'

type Found = { id: string; updatedAt: string; places: Places }

/**
 * `isWhole` is false when more articles have one of the words than a search ranks, and `isRarestWhole` when that is so
 * of each word, so that even an article with all of them may be left out.
 */
export const articlesWith = async (db: Database, typed: Meaning[][]) => {
  const { numbers, ...wholes } = await numbersOfArticles(db, typed)
  const places = await placesIn(db, numbers, typed)
  const rows = numbers.length === 0 ? [] : await articlesNumbered(db, numbers)
  const articles = rows.map(
    ({ number, article_id, updated_at }): Found => ({
      id: article_id,
      updatedAt: updated_at,
      places: places.get(number) ?? new Map(),
    }),
  )
  return { articles, ...wholes }
}

/** The articles of the rarest word come first: whatever has all the words is among them. */
const numbersOfArticles = async (db: Database, typed: Meaning[][]) => {
  const lists: number[][] = []
  for (const meanings of typed) lists.push(await newestWith(db, meanings))
  const [rarest = [], ...others] = lists.sort((a, b) => a.length - b.length)
  const numbers = [...new Set([...rarest, ...others.flat()])]
  const most = limits.searchedArticles
  return {
    numbers: numbers.slice(0, most),
    isWhole: numbers.length <= most,
    isRarestWhole: rarest.length <= most,
  }
}

/** Closest words first, then titles, then newest: read along the index, so that a common word costs no more. */
const newestWith = async (db: Database, meanings: Meaning[]) => {
  const most = limits.searchedArticles + 1
  const numbers = new Set<number>()
  for (const { id } of meanings) {
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

const placesIn = async (db: Database, numbers: number[], typed: Meaning[][]) => {
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
