/**
 * Folding (normalisation): splits a text into words (tokens), which are compared without case, accents (diacritics) or
 * apostrophes, and with Ghana's own letters as people type them.
 */
import { typedLetters } from '#shared/tags.ts'

export type Word = { folded: string; start: number; end: number }

// Only the beginning of a longer word is compared.
const longestWord = 40
const shortestWord = 2

const pattern = /[\p{L}\p{M}\p{N}]+(?:['’‘][\p{L}\p{M}\p{N}]+)*/gu

const isPlain = /^[\x20-\x7e]*$/

/** Nearly every word is plain ASCII, and folding those takes a fifth of the time. */
export const fold = (word: string) => (isPlain.test(word) ? foldPlain(word) : foldAny(word)).slice(0, longestWord)

const foldPlain = (word: string) => {
  const lower = word.toLowerCase()
  return lower.includes("'") ? lower.replace(/'s$/, '').replaceAll("'", '') : lower
}

const foldAny = (word: string) =>
  typedLetters(
    word
      .toLowerCase()
      .normalize('NFKD')
      .replace(/['’‘ʼ]s$/u, '')
      .replace(/[\p{M}'’‘ʼ]/gu, ''),
  )

/** Every word of a text, with its position. Single letters and digits are left out. */
export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(pattern), ({ 0: word, index: start }) => ({
    folded: fold(word),
    start,
    end: start + word.length,
  })).filter(({ folded }) => folded.length >= shortestWord)
