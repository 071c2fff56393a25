/** Writes a document (ProseMirror) of the rich text editor as Markdown. `parser.ts` reads it. */

import { Fragment, type Node } from '@tiptap/pm/model'
import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown'
import { type CarefulState, isReadBack, withPlainSpaces, writeCarefully } from './emphasis.ts'

type Block = { text: string; next?: Node | undefined; isLast?: boolean }

/**
 * Serializes a document as Markdown. A block that the user did not change stays byte for byte as it was in `source`:
 * the editor reuses the node objects of unchanged blocks, so they are recognized by identity.
 */
export const createSerializer = (source: string, doc: Node, beginnings: number[]) => {
  const blocks = new WeakMap<Node, Block>()
  const { children } = doc
  if (beginnings.length === children.length) remember(blocks, children, slices(source, beginnings))

  const blockOf = (node: Node) => {
    const known = blocks.get(node) ?? { text: serialize(doc.copy(Fragment.from(node))) }
    blocks.set(node, known)
    return known
  }
  return (now: Node) => (now.eq(doc) ? source : joined(now.children.filter(holdsSomething), blockOf))
}

const remember = (blocks: WeakMap<Node, Block>, children: readonly Node[], texts: string[]) => {
  for (const [index, node] of children.entries())
    blocks.set(node, { text: texts[index] ?? '', next: children[index + 1], isLast: index === children.length - 1 })
}

/** Each block with the empty lines after it. */
const slices = (source: string, beginnings: number[]) => {
  const lines = source.split(/(?<=\n)/)
  return beginnings.map((beginning, index) => lines.slice(index ? beginning : 0, beginnings[index + 1]).join(''))
}

/** Markdown has no empty paragraphs. */
const holdsSomething = (node: Node) => node.type.name !== 'paragraph' || node.childCount > 0

const joined = (children: readonly Node[], blockOf: (node: Node) => Block) =>
  children
    .map((node, index) => {
      const { text, next, isLast } = blockOf(node)
      const following = children[index + 1]
      const isAsBefore = following ? next === following : isLast
      if (isAsBefore) return text
      return following ? `${text.trimEnd()}\n\n` : text.trimEnd()
    })
    .join('')

const { nodes, marks } = defaultMarkdownSerializer

type Write = (state: CarefulState, node: Node, parent: Node, index: number) => void

const as = (name: string): Write => nodes[name] as Write

const writeText: Write = (state, node, parent, index) => {
  const isAfterBreak = index > 0 && parent.child(index - 1).type.name === 'hardBreak'
  // A dash or a number at the start of a line would begin a list, and spaces before it would hide that from the library.
  if (isAfterBreak) state.atBlockStart = true
  const words = state.atBlockStart ? node.text?.trimStart() : node.text
  if (!words) return
  const write = state.isCareful && !state.inAutolink ? writeCarefully : as('text')
  write(state, node.type.schema.text(words, node.marks), parent, index)
}

/** Backquotes in the code need a longer fence. */
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

/** In Markdown the first row of a table is always its header. */
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

const writers: Record<string, Write> = {
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
}

const italicSign = ({ isCareful }: CarefulState) => (isCareful ? '_' : '*')

const markWriters = {
  italic: { ...marks.em, open: italicSign, close: italicSign },
  bold: marks.strong,
  link: marks.link,
  code: marks.code,
  strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
} as never

const options = {
  hardBreakNodeName: 'hardBreak',
  // Characters that Markdown would read as an entity, a URL, or a list number.
  escapeExtraCharacters: /&(?=#?\w+;)|<(?=[a-z][\w+.-]*:|\S+@)|(?<=^\d{1,9})\)(?=\s|$)/gi,
}

const plain = new MarkdownSerializer(writers, markWriters, options)

const carefully =
  (write: Write): Write =>
  (state, node, parent, index) => {
    const block = withPlainSpaces(node)
    state.isCareful = !isReadBack(block, plain)
    write(state, block, parent, index)
  }

const careful = { paragraph: carefully(as('paragraph')), heading: carefully(as('heading')) }
const serializer = new MarkdownSerializer({ ...writers, ...careful }, markWriters, options)

export const serialize = (content: Node) => serializer.serialize(content, { tightLists: true })
