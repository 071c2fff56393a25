import { getSchema } from '@tiptap/core'
import type { Mark, Node } from '@tiptap/pm/model'
import { describe, expect, test } from 'vitest'
import { toExcerpt } from '#core/lib/excerpt.ts'
import { toHtml } from '#core/lib/markdown.ts'
import { toPlainText } from '#core/newsletters/plain-text.ts'
import { parse, parsePasted } from '#shared/markdown/editor-parser.ts'
import { serialize } from '#shared/markdown/editor-serializer.ts'
import { places, samples, seeded, visibleText } from '#test/number-texts.ts'
import { emphasisBetween, extensions } from './extensions.ts'
import { markdownOf } from './paste-text.ts'

const schema = getSchema(extensions)
const { nodes } = schema
const textIn = (doc: Node) =>
  doc.textBetween(0, doc.content.size, '\n', ({ type }) => (type.name === 'hardBreak' ? '\n' : ''))

test.each(Object.entries(places))('the editor shows and keeps a text as readers see it, %s', (_, write) => {
  for (const sample of samples) {
    const { markdown } = write(sample)
    const { doc } = parse(schema, markdown)
    expect(textIn(doc).replaceAll('\n', ' '), markdown).toBe(visibleText(toHtml(markdown)).replaceAll('\n', ' '))
    const saved = serialize(doc)
    expect(visibleText(toHtml(saved)).replaceAll('\n', ' '), saved).toBe(
      visibleText(toHtml(markdown)).replaceAll('\n', ' '),
    )
    expect(serialize(parse(schema, saved).doc)).toBe(saved)
  }
})

const docOf = (...content: Node[]) => nodes.doc?.create(null, nodes.paragraph?.create(null, content)) as Node

test('whatever is typed in the editor reaches readers', () => {
  for (const sample of [...samples, '# tag', '+ 233 24 000 0000', '1) 2', '2025. What a year', '_5_', '\\*5']) {
    const saved = serialize(docOf(schema.text(sample)))
    for (const shown of [visibleText(toHtml(saved)), toExcerpt(saved), toPlainText(saved, 'https://voima.example')])
      expect(shown, saved).toBe(sample)
  }
})

test('plain text pasted from a chat keeps every character and each line', () => {
  for (const sample of [...samples, '# tag', '+ milk', '\u2066+233 24 000 0000\u2069'])
    for (const text of [sample, `Dial ${sample}\n${sample} or wait`, `One\n\n${sample}`]) {
      const { content } = parsePasted(schema, markdownOf(text, new Set()))
      const typed = text.replace(/[\u2066\u2069]/g, '').replace(/\n+/g, '\n')
      expect(textIn(nodes.doc?.create(null, content) as Node)).toBe(typed)
    }
})

test('no sign of a code becomes emphasis while it is typed', () => {
  for (const sign of ['*', '_'])
    for (const typed of [`${sign}713${sign}`, `${sign}a5${sign}`, `${sign}#a${sign}`])
      expect(emphasisBetween(sign).test(`Dial ${typed}`)).toBe(false)
  expect(emphasisBetween('*').test('Dial *now*')).toBe(true)
  expect(emphasisBetween('**').test('Take **5**')).toBe(true)
})

describe('emphasis that was chosen with a button', () => {
  const { below, pick } = seeded(6)
  const names = ['bold', 'italic', 'strike'] as const
  const some = (): Mark[] => names.filter(() => below(3) === 0).flatMap((name) => schema.marks[name]?.create() ?? [])
  const pieces = ['5', '713', '#', 'a', 'Note:', ') ', ' now', '*', '_', '“x”', '~', ' ', 'ɔ', '+', '1. ', '**', '`']

  /** Every visible character with its marks. */
  const spelled = (doc: Node) => {
    const signs: string[] = []
    doc.descendants((node) => {
      for (const sign of node.text?.replace(/\s/g, '') ?? '')
        signs.push([sign, ...node.marks.map(({ type }) => type.name).sort()].join())
    })
    return signs
  }

  test('is read back, beside whatever stands around it', { tags: 'slow' }, () => {
    for (let round = 0; round < 2_000; round += 1) {
      const texts = Array.from({ length: 1 + below(5) }, () => schema.text(pick(pieces) + pick(pieces), some()))
      const doc = docOf(...texts)
      const saved = serialize(doc)
      const { doc: again } = parse(schema, saved)
      expect(spelled(again), saved).toEqual(spelled(doc))
      const savedAgain = serialize(again)
      expect(serialize(parse(schema, savedAgain).doc), saved).toBe(savedAgain.trimEnd())
    }
  })

  test('is written as usual where nothing stands beside it, and as an entity beside a number', () => {
    const [bold, italic] = [schema.marks.bold?.create(), schema.marks.italic?.create()] as Mark[] as [Mark, Mark]
    expect(serialize(docOf(schema.text('Go '), schema.text('now', [italic])))).toBe('Go *now*')
    expect(serialize(docOf(schema.text('5', [bold]), schema.text(' ml')))).toBe('**5** ml')
    expect(serialize(docOf(schema.text('5 ml', [italic])))).toBe('_&#53; ml_')
    expect(serialize(docOf(schema.text('Note:', [bold]), schema.text('text')))).toBe('**Note:**&#116;ext')
  })
})
