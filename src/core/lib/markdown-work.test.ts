import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { mostParts } from '#shared/markdown-parser.ts'
import { markedTexts } from '#test/marked-texts.ts'
import { visibleText } from '#test/number-texts.ts'
import { toText } from './excerpt.ts'
import { type Parsed, parseMarkdown, toHtml } from './markdown.ts'

/** A list that counts how often it is read. */
const counted = (tokens: Parsed, count: () => void): Parsed => {
  for (const token of tokens) if (token.children) token.children = counted(token.children, count)
  return new Proxy(tokens, {
    get: (list, name) => {
      count()
      return Reflect.get(list, name)
    },
  })
}

const textOf = (mark: string, length = limits.content) => mark.repeat(Math.ceil(length / mark.length)).slice(0, length)

test.each(markedTexts)(
  '100,000 characters have a limited number of parts, and each is read a few times: %j',
  (mark) => {
    const parsed = parseMarkdown(textOf(mark))
    const parts = parsed.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0)
    expect(parts).toBeLessThan(6 * mostParts)
    let reads = 0
    const list = counted(parsed, () => {
      reads += 1
    })
    toHtml(list, { noteAfterLink: () => ' (1 KB)' })
    toText(list)
    expect(reads).toBeLessThan(20 * (parts + 10))
  },
)

test('after its last part a text is shown as it was typed', () => {
  for (const mark of ['- a\n', '| a | b |\n', '> a\n\n', '_a_ ', '[a](b) ', 'a@b.com ', '![a](/b) ']) {
    const shown = visibleText(toHtml(`${textOf(mark, limits.content - 20)}\n\nThe *last* word`))
    expect(shown.endsWith('The *last* word') || shown.endsWith('The last word'), mark).toBe(true)
  }
  const long = '## Where\n\nGo to the **clinic** at once, and call [112](tel:112).\n\n- fever\n- pain\n\n'
  const html = toHtml(textOf(long, 40_000))
  expect(html.match(/<strong>/g)?.length).toBe(Math.ceil(40_000 / long.length))
})
