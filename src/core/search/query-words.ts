/**
 * The words of a query, and the known words that each of them may mean: the word itself, its synonyms, words that begin
 * with the last one typed (prefix), and, only if there are none of these, similar ones (`spelling.ts`). There is no
 * stemming; only singular and plural match each other.
 */

import { startsWith } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { type Closeness, closeness, closenessAsTyped, closenessOf, singularOrPlural, skeletons } from './spelling.ts'
import { synonymsOf, withoutStopWords } from './synonyms.ts'
import { wordsIn } from './tokenize.ts'
import { type KnownWord, startOf } from './vocabulary.ts'

export type Match = KnownWord & { close: Closeness }

const maxWords = 10
const maxMatches = 10

/** `all`: every folded word of the query, stop words included. `typed`: the words that are searched. */
export type QueryWords = { all: string[]; typed: string[]; matches: Match[][] }

/** `matches`: for each typed word, in its order, the known words that match, the closest first. */
export const readQuery = async (db: Database, query: string): Promise<QueryWords> => {
  const all = [...new Set(wordsIn(query).map(({ folded }) => folded))]
  const folded = withoutStopWords(all).slice(0, maxWords)
  const known = new Set((await wordsAmong(db, folded.flatMap(withOtherNumber))).map(({ word }) => word))
  const isKnown = (word: string) => withOtherNumber(word).some((each) => known.has(each))
  const typed = (await Promise.all(folded.map((word) => (isKnown(word) ? [word] : inTwo(db, word))))).flat()
  const joined = await joinedPairs(db, typed)
  const matches: Match[][] = []
  for (const [index, word] of typed.entries()) {
    const own = await matchesOfWord(db, word, index === typed.length - 1)
    matches.push([...joined.filter(({ pair }) => pair.includes(index)).map(({ match }) => match), ...own])
  }
  return { all, typed, matches }
}

const withOtherNumber = (word: string) => [word, ...singularOrPlural(word)]

/** Two known words that were typed as one (sicklecell, covid19); otherwise the word itself. */
const inTwo = async (db: Database, typed: string) => {
  const cuts = Array.from({ length: Math.max(0, typed.length - 3) }, (_, index) => index + 2)
  const halves = cuts.map((cut) => [typed.slice(0, cut), typed.slice(cut)] as const)
  if (halves.length < 2) return [typed]
  const known = new Set((await wordsAmong(db, halves.flat())).map(({ word }) => word))
  const pairs = halves.filter((pair) => pair.every((half) => known.has(half)))
  // The longer the shorter half, the less likely is a coincidence.
  const [best] = pairs.sort((one, other) => shorter(other) - shorter(one))
  return !best || shorter(best) < minHalf(best) ? [typed] : [...best]
}

const shorter = ([left, right]: readonly [string, string]) => Math.min(left.length, right.length)

/** A number may be short. */
const minHalf = (pair: readonly [string, string]) => (pair.some(isNumber) ? 2 : 4)

/** The known words that two neighbours are when they are written as one (Whats App, WhatsApp). */
const joinedPairs = async (db: Database, typed: string[]) => {
  const pairs = typed.slice(1).map((word, index) => ({ word: `${typed[index]}${word}`, pair: [index, index + 1] }))
  const known =
    pairs.length > 0
      ? await wordsAmong(
          db,
          pairs.map(({ word }) => word),
        )
      : []
  return pairs.flatMap(({ word, pair }) =>
    known.filter((each) => each.word === word).map((each) => ({ pair, match: { ...each, close: closeness.start } })),
  )
}

/** A word that is known as typed is no misspelling; any other may be one. */
const matchesOfWord = async (db: Database, typed: string, isUnfinished: boolean) => {
  const synonyms = new Set(synonymsOf(typed))
  const closest = (words: KnownWord[], closenessTo: typeof closenessOf) =>
    [...new Map(words.map((each) => [each.word, each])).values()]
      .map((each) => ({ ...each, close: closenessTo(typed, each.word, isUnfinished) }))
      .map((each) =>
        synonyms.has(each.word) && each.close < closeness.start ? { ...each, close: closeness.start } : each,
      )
      .filter(({ close }) => close > closeness.none)
      .sort((a, b) => b.close - a.close || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
      .slice(0, maxMatches)
  const sameWords = [typed, ...singularOrPlural(typed), ...synonyms]
  const beginnings = isUnfinished ? await wordsBeginning(db, typed) : []
  const known = closest([...(await wordsAmong(db, sameWords)), ...beginnings], closenessAsTyped)
  if (known.length > 0 || isNumber(typed)) return known
  return closest(await wordsAlike(db, typed), closenessOf)
}

/** A different year or dose is not a misspelling. */
const isNumber = (word: string) => /^\p{N}+$/u.test(word)

const usedWords = (db: Database) =>
  db
    .selectFrom('search_words')
    .select(['id', 'word'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('search_postings').select('word_id').whereRef('word_id', '=', 'search_words.id')),
    )

/** Some engines accept no empty list. */
const wordsAmong = async (db: Database, words: string[]): Promise<KnownWord[]> =>
  words.length === 0 ? [] : usedWords(db).where('word', 'in', words).execute()

const wordsBeginning = (db: Database, typed: string): Promise<KnownWord[]> =>
  usedWords(db)
    .where('start', '=', startOf(typed))
    .where(startsWith('word', typed))
    .orderBy((eb) => eb.fn('length', ['word']))
    .orderBy('word')
    .limit(maxMatches)
    .execute()

/** The words that may be spelt like this. */
export const wordsAlike = (db: Database, typed: string): Promise<KnownWord[]> =>
  usedWords(db)
    .where('id', 'in', (eb) =>
      eb.selectFrom('search_skeletons').select('word_id').where('skeleton', 'in', skeletons(typed, 2)),
    )
    .execute()
