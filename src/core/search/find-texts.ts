/** Reads the full-text index: finds the texts that contain the words of a query. */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/tables.ts'
import type { Match } from './query-words.ts'
import type { Positions } from './rank.ts'
import { anywhere, type TextGroup, textGroups } from './search-index.ts'

/** The maximum number of texts that a search ranks. */
const mostOf: Record<TextGroup, number> = {
  [textGroups.articles]: limits.searchedArticles,
  [textGroups.questions]: limits.searchedQuestions,
  [textGroups.others]: limits.searchedArticles,
}

/** `part`: the record type of the text, or `pages`. */
export type FoundText = { part: string; id: string; updatedAt: string; startsAt?: string; positions: Positions }

/**
 * The texts of one group that contain at least one of the words, and which words each contains. `isWhole` is false if
 * there are more of them than a search ranks; `isRarestWhole` is false if even the rarest word has more, so that a text
 * with all the words may be missing.
 */
export const findTexts = async (db: Database, group: TextGroup, typed: Match[][]) => {
  const most = mostOf[group]
  if (typed.flat().length === 0) return { texts: [], isWhole: true, isRarestWhole: true }
  // Mostly the words have few postings, and one query reads them all.
  const few = await postingsOf(db, group, typed)
    .limit(most + 1)
    .execute()
  const isWhole = few.length <= most
  const { numbers, ...wholes } = isWhole
    ? { numbers: [...new Set(few.map(({ number }) => number))], isWhole, isRarestWhole: true }
    : await numbersOfTexts(db, group, typed)
  if (numbers.length === 0) return { texts: [], ...wholes }
  const postings = isWhole ? few : await postingsOf(db, group, typed).where('number', 'in', numbers).execute()
  const positions = positionsIn(postings, typed)
  const rows = await db
    .selectFrom('search_texts')
    .select(['number', 'part', 'id', 'updated_at', 'starts_at'])
    .where('number', 'in', numbers)
    .execute()
  const texts = rows.map(
    ({ number, part, id, updated_at, starts_at }): FoundText => ({
      ...{ part, id, updatedAt: updated_at },
      ...(starts_at && { startsAt: starts_at }),
      positions: positions.get(number) ?? new Map(),
    }),
  )
  return { texts, ...wholes }
}

/** The texts of the rarest word come first, because they include those with all the words. */
const numbersOfTexts = async (db: Database, group: TextGroup, typed: Match[][]) => {
  const lists: number[][] = []
  for (const matches of typed) lists.push(await newestWith(db, group, matches))
  const [rarest = [], ...others] = lists.sort((a, b) => a.length - b.length)
  const numbers = [...new Set([...rarest, ...others.flat()])]
  const most = mostOf[group]
  return {
    numbers: numbers.slice(0, most),
    isWhole: numbers.length <= most,
    isRarestWhole: rarest.length <= most,
  }
}

/**
 * Closest words first, then titles, then newest: read along the index, so that a common word is as fast as a rare one.
 */
const newestWith = async (db: Database, group: TextGroup, matches: Match[]) => {
  const most = mostOf[group] + 1
  const numbers = new Set<number>()
  for (const { id } of matches) {
    if (numbers.size >= most) break
    const rows = await db
      .selectFrom('search_postings')
      .select('number')
      .where('word_id', '=', id)
      .where('part_group', '=', group)
      .orderBy('in_title', 'desc')
      .orderBy('number', 'desc')
      .limit(most)
      .execute()
    for (const { number } of rows) numbers.add(number)
  }
  return [...numbers]
}

/** Where the words are in the texts of a group. */
const postingsOf = (db: Database, group: TextGroup, typed: Match[][]) =>
  db
    .selectFrom('search_postings')
    .select(['number', 'word_id', 'in_title'])
    .where(
      'word_id',
      'in',
      typed.flat().map(({ id }) => id),
    )
    .where('part_group', '=', group)
    .where('in_title', 'in', anywhere)

type Posting = { number: number; word_id: number; in_title: number }

const positionsIn = (postings: Posting[], typed: Match[][]) => {
  const words = new Map(typed.flat().map(({ id, word }) => [id, word]))
  const positions = new Map<number, Map<string, number>>()
  for (const { number, word_id, in_title } of postings) {
    const here = positions.get(number) ?? new Map<string, number>()
    positions.set(number, here.set(words.get(word_id) ?? '', in_title))
  }
  return positions
}
