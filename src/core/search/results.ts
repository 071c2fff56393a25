/**
 * Search results: title, path and excerpt (snippet) of each text found, with the words found marked (highlighted).
 * `lib/excerpt.ts` cuts the excerpts of articles everywhere else.
 */
import { LRUCache } from 'lru-cache'
import type { SearchResult } from '#shared/shapes/search.ts'
import { toText } from '../lib/excerpt.ts'
import { splitSentences } from '../lib/sentences.ts'
import type { SearchText } from '../record-types/record-type.ts'
import { wordsIn } from './tokenize.ts'

/** `meant`: the words to be marked. */
export const toResults = (texts: SearchText[], meant: ReadonlySet<string>): SearchResult[] =>
  texts.map(({ kind = 'page', title, path, language, updatedAt, text }) =>
    marked({ kind, title, path, ...(kind !== 'page' && { language, updatedAt }), text }, meant),
  )

type Shown = Pick<SearchResult, 'kind' | 'title' | 'path' | 'language' | 'updatedAt'> & { text: string }

const marked = ({ text, ...rest }: Shown, meant: ReadonlySet<string>): SearchResult => ({
  ...rest,
  titleMarks: marksIn(rest.title, meant),
  ...searchExcerpt(text, meant),
})

// Reading the Markdown of ten articles takes longer than everything else in a search.
const plainTexts = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (text, content) => text.length + content.length + 1,
  memoMethod: (content) => toText(content).replace(/\s+/g, ' ').trim(),
})

/** Of Markdown, on one line. */
export const oneLineText = (content: string) => plainTexts.memo(content)

/** The words of a text, folded, with a space around each, and the position of each in the text. */
type FoldedText = { words: string; marks: Uint32Array }

// Folding the words of ten articles takes longer than the search for them.
const foldedTexts = new LRUCache<string, FoldedText>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ words, marks }, text) => text.length + words.length + marks.byteLength + 1,
  memoMethod: (text) => {
    const words = wordsIn(text)
    const marks = Uint32Array.from(words.flatMap(({ start, end }) => [start, end]))
    return { words: ` ${words.map((word) => word.folded).join(' ')} `, marks }
  },
})

/** The first of these words in a text; undefined when it has none. */
const firstOf = (text: string, meant: ReadonlySet<string>): Mark | undefined => {
  const { words, marks } = foldedTexts.memo(text)
  const found = Array.from(meant, (word) => words.indexOf(` ${word} `)).filter((position) => position >= 0)
  if (found.length === 0) return undefined
  const position = Math.min(...found)
  let index = 0
  for (let space = words.indexOf(' ', 1); space <= position && space >= 0; space = words.indexOf(' ', space + 1))
    index += 2
  return { start: marks[index] ?? 0, end: marks[index + 1] ?? 0 }
}

/** A match: `end` is the position after its last character. */
type Mark = { start: number; end: number }

const longest = 220
const before = 60
/** If the first match is at most this far into a sentence, the excerpt starts with that sentence. */
const longBefore = 140

export const marksIn = (text: string, meant: ReadonlySet<string>): Mark[] =>
  wordsIn(text)
    .filter(({ folded }) => meant.has(folded))
    .map(({ start, end }) => ({ start, end }))

/**
 * Around the first word found, in whole sentences if they are short; the beginning when no word is found. `plain` is one
 * line.
 */
export const searchExcerpt = (plain: string, meant: ReadonlySet<string>) => {
  const hit = firstOf(plain, meant) ?? { start: 0, end: 0 }
  const start = startBefore(plain, hit.start)
  const excerpt = `${start > 0 ? '… ' : ''}${cutAfter(plain.slice(start), hit.end - start)}`.toWellFormed()
  return { excerpt, excerptMarks: marksIn(excerpt, meant) }
}

const startBefore = (text: string, hit: number) => {
  if (hit <= before) return 0
  const [last = ''] = splitSentences(text.slice(Math.max(0, hit - longBefore), hit)).slice(-1)
  if (last.length < Math.min(hit, longBefore)) return hit - last.length
  const space = text.indexOf(' ', hit - before)
  return space < 0 || space > hit ? hit : space + 1
}

const cutAfter = (text: string, hitEnd: number) => {
  if (text.length <= longest) return text
  const whole = wholeSentences(text)
  if (whole.length >= hitEnd && whole !== '') return `${whole} …`
  const space = text.lastIndexOf(' ', longest)
  return `${text.slice(0, space > hitEnd ? space : longest).replace(/[.,;:]+$/, '')}…`
}

/** The last sentence of a truncated text may be incomplete. */
const wholeSentences = (text: string) => splitSentences(text.slice(0, longest)).slice(0, -1).join('').trimEnd()
