import type { Node } from '@tiptap/pm/model'
import { defaultMarkdownSerializer, MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown'

const { nodes, marks } = defaultMarkdownSerializer

type Write = (state: MarkdownSerializerState, node: Node, parent: Node, index: number) => void

const as = (name: string): Write => nodes[name] as Write

const writeText: Write = (state, node, parent, index) => {
  const isAfterBreak = index > 0 && parent.child(index - 1).type.name === 'hardBreak'
  // A dash or a number at the start of any line would begin a list.
  if (isAfterBreak) Object.assign(state, { atBlockStart: true })
  as('text')(state, node, parent, index)
}

/** Backquotes inside need a longer fence around them. */
const writeCode: Write = (state, node) => {
  const longest = Math.max(2, ...(node.textContent.match(/`{3,}/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  state.write(`${fence}${node.attrs.language ?? ''}\n`)
  state.text(node.textContent, false)
  state.write('\n')
  state.write(fence)
  state.closeBlock(node)
}

const writeNumbers: Write = (state, node) => {
  const first = node.attrs.start ?? 1
  const width = String(first + node.childCount - 1).length + 2
  state.renderList(node, ' '.repeat(width), (index) => `${first + index}. `.padStart(width))
}

const rules: Record<string, string> = { left: ':---', center: ':---:', right: '---:' }

/** In Markdown the first row of a table is its head, whatever it was. */
const writeTable: Write = (state, table) => {
  const [head, ...rows] = table.children.map((row) => row.children.map(cellText))
  if (!head) return
  const ruler = table.child(0).children.map(({ attrs }) => rules[attrs.align] ?? '---')
  const lines = [head, ruler, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  state.write()
  state.text(lines.join('\n'), false)
  state.closeBlock(table)
}

const cellText = (cell: Node) =>
  serializer
    .serialize(cell)
    .trim()
    .replace(/\\?\n/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')

const serializer = new MarkdownSerializer(
  {
    blockquote: as('blockquote'),
    paragraph: as('paragraph'),
    heading: as('heading'),
    image: as('image'),
    hardBreak: as('hard_break'),
    horizontalRule: as('horizontal_rule'),
    listItem: as('list_item'),
    bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
    orderedList: writeNumbers,
    codeBlock: writeCode,
    table: writeTable,
    text: writeText,
  },
  {
    italic: marks.em,
    bold: marks.strong,
    link: marks.link,
    code: marks.code,
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  } as never,
  {
    hardBreakNodeName: 'hardBreak',
    // What would be read as a character's name, as an address, or as the number of a list.
    escapeExtraCharacters: /&(?=#?\w+;)|<(?=[a-z][\w+.-]*:|\S+@)|(?<=^\d{1,9})\)(?=\s|$)/gi,
  },
)

export const serialize = (content: Node) => serializer.serialize(content, { tightLists: true })
