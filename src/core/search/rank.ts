/**
 * Ranks search results by relevance (scoring): decides which are shown, and in which order. It counts how many words of
 * the query a text contains, how close they are and whether they are in the title, without TF-IDF or BM25.
 */
import type { Match } from './query-words.ts'

/** A word's place in a text: 1 when it is in the title, 0 when it is further down. */
export type Places = ReadonlyMap<string, number>
type Found = { id: string; updatedAt: string; startsAt?: string; places: Places; isPage?: boolean }

const titleWeight = 4

/**
 * The texts that contain the most of the query words, and at least half of them: first those with closer words and
 * words in the title, then the newer. Static pages may miss one more of the query words, because they answer what
 * people ask most.
 */
export const rank = <Text extends Found>(texts: Text[], typed: Match[][]) => {
  const rated = texts.map((text) => ({ text, ...rate(text.places, typed) }))
  const most = Math.max(0, ...rated.map(({ words }) => words))
  const isEnough = most > 0 && most * 2 >= typed.length
  const least = Math.max(most - 1, typed.length / 2)
  const shown = isEnough ? rated.filter(({ text, words }) => words === most || (text.isPage && words >= least)) : []
  return {
    ranked: shown.sort((a, b) => b.rate - a.rate || newerFirst(a.text, b.text)).map(({ text }) => text),
    hasAllWords: most === typed.length,
  }
}

const rate = (places: Places, typed: Match[][]) => {
  const rates = typed.map((matches) => Math.max(0, ...matches.map((match) => rateOf(match, places))))
  return { words: rates.filter((each) => each > 0).length, rate: rates.reduce((sum, each) => sum + each, 0) }
}

const rateOf = ({ word, close }: Match, places: Places) => {
  const place = places.get(word)
  if (place === undefined) return 0
  return place === 1 ? close * titleWeight : close
}

const newerFirst = (a: Found, b: Found) =>
  order(b.updatedAt, a.updatedAt) || order(a.startsAt ?? '', b.startsAt ?? '') || order(b.id, a.id)

const order = (a: string, b: string) => {
  if (a === b) return 0
  return a < b ? -1 : 1
}
