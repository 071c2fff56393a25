/**
 * Folding (normalisation): the one form in which texts are searched, compared and made into slugs. Lower case, without
 * accents, apostrophes and hidden characters, and with Ghana's own letters as people type them without a keyboard for
 * them.
 */

const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' }

const isAscii = /^[\x20-\x7e]*$/

/** Keeps punctuation and spaces. Nearly every text is plain ASCII, and folding that takes a fifth of the time. */
export const foldLetters = (text: string) => {
  const lower = text.toLowerCase()
  if (isAscii.test(lower)) return lower.replace(/['`]/g, '')
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ`]/gu, '')
    .replace(/[ɛɔŋɖƒɣʋ]/g, (letter) => letters[letter] ?? letter)
}

/** Letters, digits and signs of other keyboards (full width) in their usual form (NFKC). */
export const inUsualForm = (text: string) => text.normalize('NFKC')

/** For comparing and storing: the folded words, with one space between them. */
export const foldText = (text: string) => foldLetters(text).replace(/\s+/g, ' ').trim()

/** What stands between the words of a folded text, or is left out there: Korle-Bu, Korle Bu, Korlebu. */
export const wordBreaks = [' ', '-', '\u2010']

const asOneWord = (folded: string) => wordBreaks.reduce((text, each) => text.replaceAll(each, ''), folded)

/**
 * What `matches` looks for in a folded text: each typed word in any order, or all of them written as one word (Whats
 * App, whatsapp).
 */
export const wantedIn = (search: string) => {
  const words = wordBreaks
    .reduce((parts, each) => parts.flatMap((part) => part.split(each)), [foldText(search)])
    .filter(Boolean)
  return { words, joined: words.join('') }
}

/** Whether people find the text by what they typed. `core/database/tables.ts` asks the same of a stored folded text. */
export const matches = (text: string, search: string) => {
  const [folded, { words, joined }] = [foldText(text), wantedIn(search)]
  return words.every((word) => folded.includes(word)) || asOneWord(folded).includes(joined)
}
