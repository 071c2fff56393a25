/** How words are compared: without case, accents or apostrophes, and with Ghana's own letters as people type them. */

export type Word = { folded: string; start: number; end: number }

// A longer word is known by its beginning.
const longestWord = 40
const shortestWord = 2

const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' }

const pattern = /[\p{L}\p{M}\p{N}]+(?:['’‘][\p{L}\p{M}\p{N}]+)*/gu

const isPlain = /^[\x20-\x7e]*$/

/** Nearly every word is plain, and those take a fifth of the time. */
export const fold = (word: string) => (isPlain.test(word) ? foldPlain(word) : foldAny(word)).slice(0, longestWord)

const foldPlain = (word: string) => word.toLowerCase().replace(/'s$/, '').replaceAll("'", '')

const foldAny = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’‘ʼ]s$/u, '')
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .replace(/[ɛɔŋɖƒɣʋ]/gu, (letter) => letters[letter] ?? letter)

/** Every word of a text, and where it stands there. Single letters and digits are left out. */
export const wordsIn = (text: string): Word[] => [...eachWordIn(text)]

/** The same one after the other, for whoever may stop early. */
export function* eachWordIn(text: string): Generator<Word> {
  for (const { 0: word, index: start } of text.matchAll(pattern)) {
    const folded = fold(word)
    if (folded.length >= shortestWord) yield { folded, start, end: start + word.length }
  }
}
