import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { toHtml } from '#core/lib/markdown.ts'
import { parse } from '#shared/markdown/editor-parser.ts'
import { serialize } from '#shared/markdown/editor-serializer.ts'
import { seeded, visibleText } from '#test/number-texts.ts'
import { extensions } from './extensions.ts'
import { fitToMarkdown } from './fitting.ts'

const schema = getSchema(extensions)

const tablesIn = (doc: Node) => {
  const tables: Node[] = []
  doc.descendants((node) => {
    if (node.type.name === 'table') tables.push(node)
  })
  return tables
}

const source = `Before it

| Day | Place | Who |
|---|---|---|
| Mon | Accra | Ama |
| Tue | Kumasi | Esi |

## Heading

- item

| One | Two |
|---|---|
| Three | Four |

After it`

test('whatever is deleted across a table, its rows stay equally long, and readers see every word that is left', () => {
  const { below } = seeded(11)
  for (let round = 0; round < 300; round += 1) {
    const { doc } = parse(schema, source)
    let state = EditorState.create({ doc, plugins: [fitToMarkdown] })
    for (let step = 0; step < 3; step += 1) {
      const places = [below(state.doc.content.size), below(state.doc.content.size)].sort((a, b) => a - b)
      const [from = 0, to = 0] = places.map((place) => TextSelection.near(state.doc.resolve(place)).from)
      state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
      state = state.apply(state.tr.deleteSelection())
    }
    for (const table of tablesIn(state.doc))
      expect(new Set(table.children.map(({ childCount }) => childCount)).size, serialize(state.doc)).toBe(1)
    const left = state.doc.textBetween(0, state.doc.content.size, ' ').match(/\w+/g) ?? []
    const shown = visibleText(toHtml(serialize(state.doc))).match(/\w+/g) ?? []
    expect(shown, serialize(state.doc)).toEqual(left)
  }
})
