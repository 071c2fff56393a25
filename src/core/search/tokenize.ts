/** The tokenizer: splits a text into folded words (tokens) for the full-text index. `shared/fold.ts` folds the letters. */
import { foldLetters } from '#shared/fold.ts'
import { startOfWord } from './spelling.ts'

export type Word = { folded: string; start: number; end: number }

// Only the beginning of a longer word is compared.
const longestWord = 40
const shortestWord = 2

// A text from before hidden characters were removed may have one inside a word.
const pattern = /[\p{L}\p{M}\p{N}\u00ad\u200b\u2060]+(?:['’‘][\p{L}\p{M}\p{N}\u00ad\u200b\u2060]+)*/gu

export const fold = (word: string) => startOfWord(foldLetters(word.replace(/['’‘ʼ]s$/iu, '')), longestWord)

/** Every word of a text, with its position. Single letters and digits are left out. */
export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(pattern), ({ 0: word, index: start }) => ({
    folded: fold(word),
    start,
    end: start + word.length,
  })).filter(({ folded }) => folded.length >= shortestWord)
