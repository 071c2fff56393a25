/** Sentences of plain text: where they begin, and how a long text is cut without cutting one of them. */

const titles = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St|No)\.$/

/** A full stop after an abbreviation, or before a small letter, ends no sentence. */
const ends = /[.!?…][”’"')\]]*\s+(?=[\p{Lu}\p{N}“"'(])/gu

/** The sentences of a text, each with the white space after it: together they are the text. */
export const splitSentences = (text: string) => {
  const sentences: string[] = []
  let start = 0
  for (const { 0: end, index } of text.matchAll(ends)) {
    if (titles.test(text.slice(Math.max(start, index - 8), index + 1))) continue
    sentences.push(text.slice(start, index + end.length))
    start = index + end.length
  }
  return [...sentences, text.slice(start)].filter(Boolean)
}

/** A list item, heading or table row as a sentence of its own: a capital at the beginning, a full stop at the end. */
export const asSentence = (text: string) => {
  const words = text.trim().replace(/(?:[,;]|[,;]?\s+(?:and|or))$/, '')
  if (words === '') return ''
  return /[.!?…:][”’"')\]]*$/.test(words) ? words : `${words}.`
}

export const withCapital = (text: string) => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
