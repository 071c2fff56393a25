/** The part of a text that says why it was found, and where the words found stand in it. */
import { eachWordIn, wordsIn } from './fold.ts'

/** From the first character to the one behind the last. */
export type Mark = { start: number; end: number }

const longest = 220
const before = 60

export const marksIn = (text: string, meant: ReadonlySet<string>): Mark[] =>
  wordsIn(text)
    .filter(({ folded }) => meant.has(folded))
    .map(({ start, end }) => ({ start, end }))

/** Around the first word found, cut between words; the beginning when none is found. */
export const excerptOf = (text: string, meant: ReadonlySet<string>) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  const hit = eachWordIn(plain).find(({ folded }) => meant.has(folded)) ?? { start: 0, end: 0 }
  const start = startBefore(plain, hit.start)
  const excerpt = `${start > 0 ? '… ' : ''}${cutAfter(plain.slice(start), hit.end - start)}`.toWellFormed()
  return { excerpt, excerptMarks: marksIn(excerpt, meant) }
}

const startBefore = (text: string, hit: number) => {
  if (hit <= before) return 0
  const space = text.indexOf(' ', hit - before)
  return space < 0 || space > hit ? hit : space + 1
}

const cutAfter = (text: string, hitEnd: number) => {
  if (text.length <= longest) return text
  const space = text.lastIndexOf(' ', longest)
  return `${text.slice(0, space > hitEnd ? space : longest).replace(/[.,;:]+$/, '')}…`
}
