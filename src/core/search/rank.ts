/**
 * Ranks search results by relevance (scoring): decides which are shown, and in which order. It counts how many words of
 * the query a text contains, how close they are and whether they are in the title, without TF-IDF or BM25.
 */
import type { Match } from './query-words.ts'

/** A word's position in a text: 1 when it is in the title, 0 when it is further down. */
export type Positions = ReadonlyMap<string, number>
type Found = { id: string; updatedAt: string; startsAt?: string; positions: Positions; isPage?: boolean }

const titleWeight = 4

/**
 * The texts that contain the most of the query words, and at least half of them: first those with closer words and
 * words in the title, then the newer. Static pages may miss one more of the query words, because they answer what
 * people ask most.
 */
export const rank = <Text extends Found>(texts: Text[], typed: Match[][]) => {
  const rated = texts.map((text) => ({ text, ...rate(text.positions, typed) }))
  const most = Math.max(0, ...rated.map(({ words }) => words))
  const isEnough = most > 0 && most * 2 >= typed.length
  const least = Math.max(most - 1, typed.length / 2)
  const shown = isEnough ? rated.filter(({ text, words }) => words === most || (text.isPage && words >= least)) : []
  return {
    ranked: shown.sort((a, b) => b.rate - a.rate || newerFirst(a.text, b.text)).map(({ text }) => text),
    hasAllWords: most === typed.length,
  }
}

const rate = (positions: Positions, typed: Match[][]) => {
  const rates = typed.map((matches) => Math.max(0, ...matches.map((match) => rateOf(match, positions))))
  return { words: rates.filter((each) => each > 0).length, rate: rates.reduce((sum, each) => sum + each, 0) }
}

const rateOf = ({ word, close }: Match, positions: Positions) => {
  const position = positions.get(word)
  if (position === undefined) return 0
  return position === 1 ? close * titleWeight : close
}

const newerFirst = (a: Found, b: Found) =>
  order(b.updatedAt, a.updatedAt) || order(a.startsAt ?? '', b.startsAt ?? '') || order(b.id, a.id)

const order = (a: string, b: string) => {
  if (a === b) return 0
  return a < b ? -1 : 1
}
