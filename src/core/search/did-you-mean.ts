/** Suggests other words for a query that finds nothing: the nearest ones that lead to something. */
import type { Database } from '../database/tables.ts'
import { betWords } from './find-best-bets.ts'
import { type QueryWords, wordsAlike } from './query-words.ts'
import { editsBetween } from './spelling.ts'

/** Shorter words are near to too many others. */
const shortest = 4

/** The queries to try, in this order: every word that is known or near to a known one, then the longest of them. */
export const nearQueries = async (db: Database, { typed, matches }: QueryWords) => {
  const near = await Promise.all(
    typed.map((word, index) => (matches[index]?.length ? (matches[index][0]?.word ?? word) : nearestWord(db, word))),
  )
  const words = near.filter((word) => word !== undefined)
  const longest = words.toSorted((one, other) => other.length - one.length)[0]
  return longest ? [...new Set([words.join(' '), longest])].filter((query) => query !== typed.join(' ')) : []
}

const nearestWord = async (db: Database, typed: string) => {
  if (typed.length < shortest || /\p{N}/u.test(typed)) return undefined
  const most = Math.floor(typed.length / 3)
  const known = [...new Set([...(await wordsAlike(db, typed)).map(({ word }) => word), ...betWords()])]
  const near = known
    .filter((word) => word.length >= shortest)
    .map((word) => ({ word, edits: editsBetween(typed, word, most) }))
    .filter(({ edits }) => edits <= most)
  return near.sort((one, other) => one.edits - other.edits || (one.word < other.word ? -1 : 1))[0]?.word
}
