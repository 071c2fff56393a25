/** How words are compared: without case, accents or apostrophes, and with Ghana's own letters as people type them. */

export type Word = { folded: string; start: number; end: number }

// A longer word is known by its beginning.
const longestWord = 40
const shortestWord = 2

const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' }

const pattern = /[\p{L}\p{M}\p{N}]+(?:['’‘][\p{L}\p{M}\p{N}]+)*/gu

export const fold = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’‘ʼ]s$/u, '')
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .replace(/[ɛɔŋɖƒɣʋ]/gu, (letter) => letters[letter] ?? letter)
    .slice(0, longestWord)

/** Every word of a text, and where it stands there. Single letters and digits are left out. */
export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(pattern), ({ 0: word, index: start }) => ({
    folded: fold(word),
    start,
    end: start + word.length,
  })).filter(({ folded }) => folded.length >= shortestWord)
