/**
 * Writes bold, italics and strikethrough so that Markdown reads them back. Beside a digit, a letter or another sign, as
 * in **Note:**text or *5*, it would read stars: there the serializer is careful. It writes italics with underscores,
 * and the character beside a sign as an entity (&#53;).
 */
import { Fragment, type Node } from '@tiptap/pm/model'
import type { MarkdownSerializer, MarkdownSerializerState } from 'prosemirror-markdown'
import { parse } from './editor-parser.ts'

/** With two internals of the library: whether a line or an automatic link begins here. */
export type CarefulState = MarkdownSerializerState & {
  isCareful?: boolean
  inAutolink?: boolean
  atBlockStart?: boolean
  options: { isNextList?: boolean; escapeExtraCharacters?: RegExp }
}

const names = ['bold', 'italic', 'strike']

const emphasisOf = (node: Node | null) =>
  (node?.marks ?? []).map(({ type }) => type.name).filter((name) => names.includes(name))

/** The block without spaces before a line break, and without emphasis of spaces alone: nobody sees them. */
export const withPlainSpaces = (block: Node) =>
  block.copy(
    Fragment.fromArray(
      block.children.flatMap((child, index) => {
        const isLast = block.maybeChild(index + 1)?.type.name === 'hardBreak'
        const text = isLast ? child.text?.trimEnd() : child.text
        if (text === undefined) return child
        if (text === '') return []
        const plain = child.marks.filter(({ type }) => text.trim() || !names.includes(type.name))
        return block.type.schema.text(text, plain)
      }),
    ),
  )

/** `plain` is the serializer that is not careful. */
export const isReadBack = (block: Node, plain: MarkdownSerializer) => {
  const { schema } = block.type
  const alone = schema.topNodeType.create(null, schema.nodes.paragraph?.create(null, block.content))
  const again = parse(schema, plain.serialize(alone, { tightLists: true })).doc
  return again.childCount < 2 && spelled(again.firstChild) === spelled(block)
}

/** Every character, line break and picture with its marks. */
const spelled = (block: Node | null) =>
  (block?.children ?? [])
    .flatMap(({ text, type, attrs, marks }) => {
      const set = marks.map((mark) => mark.type.name + (mark.attrs.href ?? '')).sort()
      return text ? Array.from(text.replace(/\s/g, ''), (sign) => sign + set) : type.name + [attrs.src, attrs.alt]
    })
    .join()
    .replace(/(?:,?hardBreak,)+$/, '')

export const writeCarefully = (state: MarkdownSerializerState, node: Node, parent: Node, index: number) => {
  const letters = Array.from(node.text ?? '')
  const before = index > 0 ? parent.child(index - 1) : null
  const after = parent.maybeChild(index + 1)
  const first = entityAtEdge(letters[0], node, before, before?.text?.endsWith(' '))
  if (first) letters.shift()
  const last = entityAtEdge(letters.at(-1), node, after, after?.text?.startsWith(' '))
  if (last) letters.pop()
  if (first) state.text(first, false)
  if (letters.length > 0) state.text(letters.join(''))
  if (last) state.text(last, false)
}

/** Undefined: emphasis that begins or ends at this edge is read beside this character. */
const entityAtEdge = (sign: string | undefined, node: Node, neighbour: Node | null, hasSpace = false) => {
  const [own, beside] = [emphasisOf(node), emphasisOf(neighbour)]
  const isOutside = !hasSpace && beside.some((name) => !own.includes(name))
  const isRisky = (isOutside && /[^\s\p{P}\p{S}]|#/u.test(sign ?? ' ')) || (own.length > 0 && /[\d#]/.test(sign ?? ''))
  return isRisky ? `&#${sign?.codePointAt(0)};` : undefined
}
