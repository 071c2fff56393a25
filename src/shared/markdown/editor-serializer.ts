/** Writes a document (ProseMirror) of the rich text editor as Markdown. `editor-parser.ts` reads it. */

import { type Attrs, Fragment, type Mark, type Node } from '@tiptap/pm/model'
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
const holdsSomething = (node: Node) =>
  node.type.name !== 'paragraph' || node.children.some(({ text, type }) => text?.trim() || type.name === 'image')

const joined = (children: readonly Node[], blockOf: (node: Node) => Block) => {
  let before = ''
  return children
    .map((node, index) => {
      const block = blockOf(node)
      const { next, isLast } = block
      const isList = node.type.name.endsWith('List') && node.type === children[index - 1]?.type
      const isSame = isList && signOf(before) === signOf(block.text)
      const text = isSame
        ? serialize(node.type.schema.node('doc', null, node), /[-.]/.test(signOf(before) ?? ''))
        : block.text
      before = text
      const following = children[index + 1]
      const isAsBefore = following ? next === following : isLast
      if (isAsBefore) return text
      return following ? `${text.trimEnd()}\n\n` : text.trimEnd()
    })
    .join('')
}

/** The sign of a list, where one text begins with it. */
const signOf = (text: string) => /^\s*(?:[-*+]|\d+([.)]))/.exec(text)?.[0].at(-1)

const { nodes, marks } = defaultMarkdownSerializer

type Write = (state: CarefulState, node: Node, parent: Node, index: number) => void

const as = (name: string): Write => nodes[name] as Write

/** What Markdown would read as an entity, an address, a line break of a cell, a list number, a heading or a table. */
const signsInLinks =
  /&(?=#?\w+;)|<(?=[a-z][\w+.-]*:|\S+@|br\b)|(?<=^\d{1,9})[.)](?=\s|$)|(?<!\\)_(?=\\_)|(?<=^|\s)#(?=#*\s*$)|^[+](?=$)|^=|^:(?=-)|^\|(?=[\s:]*-)/gi
const signs = new RegExp(`${signsInLinks.source}|:(?=\\/\\/)|(?<=[^\\s,;()"])@(?=[^\\s@])`, 'gi')

const writeText: Write = (state, node, parent, index) => {
  const isAfterBreak = index > 0 && parent.child(index - 1).type.name === 'hardBreak'
  // A dash or a number at the start of a line would begin a list, and spaces before it would hide that from the library.
  if (isAfterBreak) state.atBlockStart = true
  const words = state.atBlockStart ? node.text?.trimStart() : node.text
  if (!words) return
  const isLink = node.marks.some(({ type }) => type.name === 'link')
  state.options.escapeExtraCharacters = isLink ? signsInLinks : signs
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

const writeNumbers: Write = (state, node, parent, index) => {
  const first = node.attrs.start ?? 1
  const width = String(first + node.childCount - 1).length + 2
  const sign = isNextList(state, node, parent, index) ? ')' : '.'
  leaveParagraph(state, node, first)
  state.renderList(node, ' '.repeat(width), (item) => `${first + item}${sign} `.padEnd(width))
}

const writeBullets: Write = (state, node, parent, index) => {
  const sign = isNextList(state, node, parent, index) ? '* ' : '- '
  leaveParagraph(state, node)
  state.renderList(node, '  ', () => sign)
}

/** A list right after another of its kind needs other signs. */
const isNextList = ({ options }: CarefulState, node: Node, parent: Node, index: number): boolean => {
  const before = parent.children.slice(0, index).filter(holdsSomething)
  const lists = before.length - 1 - before.findLastIndex(({ type }) => type !== node.type)
  return (lists % 2 === 1) !== (Boolean(options.isNextList) && parent.type.name === 'doc')
}

/** A list that begins with another number than 1, or with an empty item, would continue the paragraph before it. */
const leaveParagraph = (state: CarefulState, list: Node, first = 1) => {
  if (first !== 1 || !list.firstChild?.textContent) state.write()
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

/** A cell is one line, and every bar in it is escaped, also after a backslash. */
const cellText = (cell: Node) =>
  serializer.serialize(cell).trim().replace(/\\\n/g, '<br>').replace(/\n/g, ' ').replaceAll('|', '\\|')

/** An address and its title in a link or picture. */
const destination = ({ href, src = href, title }: Attrs) => {
  const address = String(src ?? '').replace(/[\s<>\\]/g, encodeURIComponent)
  return `(${escaped(address, /[()]/g)}${title ? ` "${escaped(title, /["\\]/g)}"` : ''})`
}

const escaped = (text: string, signs: RegExp) => text.replace(signs, '\\$&').replace(/&(?=#?\w+;)/g, '\\&')

const writePicture: Write = (state, { attrs }) => state.write(`![${state.esc(attrs.alt ?? '')}]${destination(attrs)}`)

const writers: Record<string, Write> = {
  blockquote: as('blockquote'),
  paragraph: as('paragraph'),
  heading: as('heading'),
  image: writePicture,
  hardBreak: as('hard_break'),
  // In a list, dashes would become one line with the sign of the item.
  horizontalRule: (state, node, parent) => {
    state.write(parent.type.name === 'listItem' ? '___' : '---')
    state.closeBlock(node)
  },
  listItem: as('list_item'),
  bulletList: writeBullets,
  orderedList: writeNumbers,
  codeBlock: writeCode,
  table: writeTable,
  text: writeText,
}

const italicSign = ({ isCareful }: CarefulState) => (isCareful ? '_' : '*')

const link = {
  ...marks.link,
  open: (state: CarefulState, mark: Mark, parent: Node, index: number) => {
    const isAlone = !mark.isInSet(parent.maybeChild(index + 1)?.marks ?? [])
    const isEmail = isAlone && mark.attrs.href === `mailto:${parent.child(index).text}` && !mark.attrs.title
    state.inAutolink = (openLink(state, mark, parent, index) === '<' || isEmail) && !state.isCareful
    return state.inAutolink ? '<' : '['
  },
  close: (state: CarefulState, { attrs }: Mark) => {
    const end = state.inAutolink ? '>' : `]${destination(attrs)}`
    state.inAutolink = false
    return end
  },
}

/** Markdown takes one space away on both sides. */
const tick = (side: -1 | 1) => (_: CarefulState, _mark: Mark, parent: Node, index: number) => {
  const { text = '' } = parent.child(side < 0 ? index : index - 1)
  const sign = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)))
  const space = /^[ `]|[ `]$/.test(text) ? ' ' : ''
  return side < 0 ? sign + space : space + sign
}

const openLink = marks.link?.open as (state: CarefulState, mark: Mark, parent: Node, index: number) => string

const markWriters = {
  italic: { ...marks.em, open: italicSign, close: italicSign },
  bold: marks.strong,
  link,
  code: { open: tick(-1), close: tick(1), escape: false },
  strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
} as never

const options = { hardBreakNodeName: 'hardBreak' }

const plain = new MarkdownSerializer(writers as never, markWriters, options)

const carefully =
  (write: Write): Write =>
  (state, node, parent, index) => {
    if (parent.childCount > 1 && !holdsSomething(node)) return
    const block = withPlainSpaces(node)
    state.isCareful = !isReadBack(block, plain)
    write(state, block, parent, index)
  }

const careful = { paragraph: carefully(as('paragraph')), heading: carefully(as('heading')) }
const serializer = new MarkdownSerializer({ ...writers, ...careful } as never, markWriters, options)

export const serialize = (content: Node, isNextList = false) =>
  serializer.serialize(content, { tightLists: true, isNextList } as never)
