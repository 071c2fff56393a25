import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { toHtml } from '#core/lib/markdown.ts'
import { hasAddressesElsewhere, parse } from '#shared/markdown/editor-parser.ts'
import { createSerializer, serialize } from '#shared/markdown/editor-serializer.ts'
import { extensions } from './extensions.ts'

const schema = getSchema(extensions)

const opened = (source: string) => {
  const { doc, beginnings } = parse(schema, source)
  return { doc, textOf: createSerializer(source, doc, beginnings) }
}

/** Inserts text at the end of the block that contains these words. */
const typed = (doc: Node, words: string, added: string) => {
  let place = 0
  doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(words)) place = at + node.nodeSize
  })
  const state = EditorState.create({ doc })
  return state.apply(state.tr.insertText(added, place)).doc
}

const everything = `# Title & more

Some *words*, **strong** ones, ~~old~~ ones, \`code\`, a [link](https://a.example/?x=1&y=2 "t") and https://who.int.

- a
- b
  - c

7. x
8. y

> said
>
> twice

![A clinic](/media/x.jpg)

| a | b |
|:--|--:|
| 1 | 2 \\| 3 |

---

\`\`\`js
code
\`\`\`

line one\\
- line two`

describe('the serialized text', () => {
  for (const source of [everything, '* a\r\n* b\r\n\r\n\r\nText  \r\n', '\n\n1) one\n2) two\n', '   ', ''])
    it(`equals an unchanged source byte for byte: ${JSON.stringify(source.slice(0, 20))}`, () => {
      const { doc, textOf } = opened(source)
      expect(textOf(doc)).toBe(source)
    })

  it('changes only in the edited block', () => {
    const source = 'Setext\n===\n\n\n* a & b\n* c\n\nMiddle.\n\n\n5 < 6 &nbsp; *x*  \nend\n'
    const { doc, textOf } = opened(source)
    expect(textOf(typed(doc, 'Middle.', ' More.'))).toBe(source.replace('Middle.\n\n\n', 'Middle. More.\n\n'))
  })

  it('has no empty paragraphs', () => {
    const { doc, textOf } = opened('One\n\nTwo')
    const state = EditorState.create({ doc })
    const now = state.apply(state.tr.insert(5, schema.nodes.paragraph?.create() as Node)).doc
    expect(textOf(now)).toBe('One\n\nTwo')
  })
})

describe('Markdown that was parsed and serialized', () => {
  const texts = [
    everything,
    '1\\. no list, 2\\) nor this',
    'a &amp;amp; b &lt;c> \\<https://a.example>',
    'snake_case and \\*stars\\* and \\[brackets]',
    '- one\n\n  two\n- three',
    '| one |\n|---|\n| **two** [x](/y) |',
    '<div>is text</div>',
  ]
  for (const text of texts)
    it(`renders as before: ${JSON.stringify(text.slice(0, 30))}`, () => {
      const tidy = (html: string) => html.replace(/<li>\s*<p>|<\/p>\s*<\/li>/g, '').replace(/\s+/g, ' ')
      expect(tidy(toHtml(serialize(parse(schema, text).doc)))).toBe(tidy(toHtml(text)))
    })

  it('escapes typed text that would otherwise become formatting', () => {
    for (const words of ['1. no list', '- no list', '# no heading', '&nbsp;', '3) no list', '*no* _marks_']) {
      const { doc, textOf } = opened('Start.')
      const state = EditorState.create({ doc })
      const now = state.apply(state.tr.replaceWith(1, 7, schema.text(words))).doc
      expect(parse(schema, textOf(now)).doc.textContent).toBe(words)
    }
  })
})

it('a text with reference-style links is recognised', () => {
  expect(hasAddressesElsewhere('See [it].\n\n[it]: https://a.example')).toBe(true)
  expect(hasAddressesElsewhere('See [it](https://a.example).')).toBe(false)
})
