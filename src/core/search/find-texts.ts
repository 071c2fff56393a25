/** Reads the full-text index: finds the articles and the published questions that contain the words of a query. */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import type { Match } from './query-words.ts'
import type { Places } from './rank.ts'
import { anywhere } from './search-index.ts'

type TextKind = 'articles' | 'questions'

/** The maximum number of texts that a search ranks. */
const mostOf: Record<TextKind, number> = { articles: limits.searchedArticles, questions: limits.searchedQuestions }

type IndexedText = { id: string; updatedAt: string; places: Places }

/**
 * The texts of one kind that contain at least one of the words, and which words each contains. `isWhole` is false if
 * there are more of them than a search ranks; `isRarestWhole` is false if even the rarest word has more, so that a text
 * with all the words may be missing.
 */
export const findTexts = async (db: Database, kind: TextKind, typed: Match[][]) => {
  const { numbers, ...wholes } = await numbersOfTexts(db, kind, typed)
  const places = await placesIn(db, numbers, typed)
  const rows = numbers.length === 0 ? [] : await textsNumbered[kind](db, numbers)
  const texts = rows.map(
    ({ number, id, updated_at }): IndexedText => ({
      id,
      updatedAt: updated_at,
      places: places.get(number) ?? new Map(),
    }),
  )
  return { texts, ...wholes }
}

/** The texts of the rarest word come first, because they include those with all the words. */
const numbersOfTexts = async (db: Database, kind: TextKind, typed: Match[][]) => {
  const lists: number[][] = []
  for (const matches of typed) lists.push(await newestWith(db, kind, matches))
  const [rarest = [], ...others] = lists.sort((a, b) => a.length - b.length)
  const numbers = [...new Set([...rarest, ...others.flat()])]
  const most = mostOf[kind]
  return {
    numbers: numbers.slice(0, most),
    isWhole: numbers.length <= most,
    isRarestWhole: rarest.length <= most,
  }
}

/**
 * Closest words first, then titles, then newest: read along the index, so that a common word is as fast as a rare one.
 */
const newestWith = async (db: Database, kind: TextKind, matches: Match[]) => {
  const most = mostOf[kind] + 1
  const numbers = new Set<number>()
  for (const { id } of matches) {
    if (id === undefined || numbers.size >= most) continue
    const rows = await db
      .selectFrom('search_postings')
      .select('article_number')
      .where('word_id', '=', id)
      .where('article_number', kind === 'articles' ? '>' : '<', 0)
      .orderBy('in_title', 'desc')
      // The numbers of articles increase, and those of questions decrease.
      .orderBy('article_number', kind === 'articles' ? 'desc' : 'asc')
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

const textsNumbered = {
  articles: (db: Database, numbers: number[]) =>
    db
      .selectFrom('search_articles')
      .select(['number', 'article_id as id', 'updated_at'])
      .where('number', 'in', numbers)
      .execute(),
  questions: (db: Database, numbers: number[]) =>
    db
      .selectFrom('search_questions')
      .select(['number', 'question_id as id', 'updated_at'])
      .where('number', 'in', numbers)
      .execute(),
}
