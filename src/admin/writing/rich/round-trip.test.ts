import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { toExcerpt } from '#core/lib/excerpt.ts'
import { toHtml } from '#core/lib/markdown.ts'
import { toPlainText } from '#core/newsletters/plain-text.ts'
import { parse } from '#shared/markdown/editor-parser.ts'
import { createSerializer, serialize } from '#shared/markdown/editor-serializer.ts'
import { expectReadBack } from '#test/editor-documents.ts'
import { extensions } from './extensions.ts'

const schema = getSchema(extensions)
const { marks } = schema
const text = (words: string, ...names: string[]) =>
  schema.text(
    words,
    names.flatMap((name) => marks[name]?.create() ?? []),
  )
const paragraph = (...content: Parameters<typeof schema.node>[2][]) =>
  schema.node('paragraph', null, content.flat() as never)

test('whatever is written is read back as the same document, and reaches readers', { tags: 'slow' }, () => {
  for (let seed = 1; seed <= 150; seed += 1) expectReadBack(seed)
})

test.each([
  [[text('Note:', 'bold'), text('text')], '<strong>Note:</strong>text'],
  [[text('“so”', 'bold'), text('they')], '<strong>“so”</strong>they'],
  [[text('snake_case_', 'italic'), text('x')], '<em>snake_case_</em>x'],
  [[text('(a)', 'italic'), text('b', 'bold')], '<em>(a)</em><strong>b</strong>'],
])('emphasis beside a letter is read as emphasis: %#', (content, html) => {
  expect(toHtml(serialize(schema.node('doc', null, paragraph(content))))).toBe(`<p>${html}</p>\n`)
})

const cell = (...lines: string[]) =>
  schema.node(
    'tableHeader',
    null,
    paragraph(lines.flatMap((line, index) => [...(index ? [schema.node('hardBreak')] : []), text(line)])),
  )

test('a cell keeps its lines and bars on the page, in excerpts and in emails, and after a reload', () => {
  const table = schema.node(
    'table',
    null,
    schema.node('tableRow', null, [cell('Mon 8–12', 'Tue 9–1'), cell('1 \\| 2')]),
  )
  const doc = schema.node('doc', null, table)
  const saved = serialize(doc)
  expect(saved).toBe('| Mon 8–12<br>Tue 9–1 | 1 \\\\\\| 2 |\n| --- | --- |')
  expect(parse(schema, saved).doc.eq(doc)).toBe(true)
  expect(toHtml(saved)).toContain('<th>Mon 8–12<br>\nTue 9–1</th>\n<th>1 \\| 2</th>')
  expect(toExcerpt(saved)).toBe('Mon 8–12, Tue 9–1, 1 \\| 2.')
  expect(toPlainText(saved, 'https://voima.example')).toBe('Mon 8–12, Tue 9–1 | 1 \\| 2')
})

test('<br> is text outside cells, and in a cell where a person typed it', () => {
  expect(toHtml('a <br> b')).toBe('<p>a &lt;br&gt; b</p>\n')
  const typed = schema.node('doc', null, schema.node('table', null, schema.node('tableRow', null, [cell('a <br> b')])))
  expect(parse(schema, serialize(typed)).doc.eq(typed)).toBe(true)
})

test('an address that is no link stays none', () => {
  const doc = schema.node('doc', null, paragraph(text('Not https://who.int, nor ama@mail.example')))
  expect(toHtml(serialize(doc))).not.toContain('<a')
  expect(parse(schema, serialize(doc)).doc.eq(doc)).toBe(true)
})

test('two lists stay two when the paragraph between them is deleted', () => {
  for (const [first, second] of [
    ['- a', '- b'],
    ['* a', '* b'],
    ['1. a', '1. b'],
    ['1) a', '1) b'],
  ]) {
    const { doc, beginnings } = parse(schema, `${first}\n\nBetween\n\n${second}`)
    const now = schema.node('doc', null, [doc.child(0), doc.child(2)])
    const saved = createSerializer(`${first}\n\nBetween\n\n${second}`, doc, beginnings)(now)
    expect(parse(schema, saved).doc.childCount, saved).toBe(2)
  }
})
