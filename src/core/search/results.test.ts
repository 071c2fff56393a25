import { expect, test } from 'vitest'
import { marksIn, searchExcerpt } from './results.ts'

const meant = new Set(['zebra'])
const filler = 'one two three four five six seven eight nine ten '.repeat(10)

const marked = ({ excerpt, excerptMarks }: ReturnType<typeof searchExcerpt>) =>
  excerptMarks.map(({ start, end }) => excerpt.slice(start, end))

test('a short text is shown completely, with every found word marked', () => {
  const shown = searchExcerpt('A zebra, and the Zébra’s foal.', meant)
  expect(shown.excerpt).toBe('A zebra, and the Zébra’s foal.')
  expect(marked(shown)).toEqual(['zebra', 'Zébra’s'])
})

test('a long text is shown around the first found word, cut between words', () => {
  const shown = searchExcerpt(`${filler}zebra ${filler}`, meant)
  expect(marked(shown)).toEqual(['zebra'])
  expect(shown.excerpt.length).toBeLessThan(230)
  for (const word of shown.excerpt.replaceAll('…', '').split(' ').filter(Boolean))
    expect(`${filler} zebra`.split(' ')).toContain(word)
  expect(shown.excerpt).toMatch(/^… .*…$/)
})

test('a long text without the words is shown from its beginning', () => {
  expect(searchExcerpt(filler, meant).excerpt).toMatch(/^one two .*…$/)
  expect(searchExcerpt(filler, meant).excerptMarks).toEqual([])
})

test('an excerpt that is cut after a sentence ends with an ellipsis only', () => {
  expect(searchExcerpt('abcd efgh. '.repeat(50), meant).excerpt).toMatch(/efgh…$/)
})

test('short sentences are shown completely', () => {
  const sentence = 'A sentence of an article that goes on and on for a while. '
  const shown = searchExcerpt(`${sentence.repeat(5)}Here stands a zebra. ${sentence.repeat(5)}`, meant)
  expect(shown.excerpt).toBe(`… Here stands a zebra. ${sentence.repeat(3)}…`)
})

test('a text without spaces is cut, but never inside a character', () => {
  const { excerpt } = searchExcerpt(`x${'🦓'.repeat(500)}`, meant)
  expect(excerpt.length).toBeLessThan(230)
  expect(excerpt.isWellFormed()).toBe(true)
})

test('an empty text has an empty excerpt', () => {
  expect(searchExcerpt('', meant)).toEqual({ excerpt: '', excerptMarks: [] })
})

test('the marks are positions in the original text', () => {
  expect(marksIn('ZEBRÁ or zebras', meant)).toEqual([{ start: 0, end: 5 }])
})
