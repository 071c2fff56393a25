/**
 * Writes bold, italics and strikethrough so that Markdown reads them back. Beside a digit, a letter or another sign, as
 * in **Note:**text or *5*, it would read stars: there the serializer is careful. It writes italics with underscores,
 * and the character beside a sign as an entity (&#53;).
 */
import { Fragment, type Node } from '@tiptap/pm/model'
import type { MarkdownSerializer, MarkdownSerializerState } from 'prosemirror-markdown'
import { parse } from './parser.ts'

/** With two internals of the library: whether a line or an automatic link begins here. */
export type CarefulState = MarkdownSerializerState & {
  isCareful?: boolean
  inAutolink?: boolean
  atBlockStart?: boolean
}

const names = ['bold', 'italic', 'strike']

const emphasisOf = (node: Node | null) =>
  (node?.marks ?? []).map(({ type }) => type.name).filter((name) => names.includes(name))

/** The block without emphasis of spaces alone, which nobody sees and Markdown does not have. */
export const withPlainSpaces = (block: Node) =>
  block.copy(
    Fragment.fromArray(
      block.children.map((child) =>
        child.text?.trim() === '' ? child.mark(child.marks.filter(({ type }) => !names.includes(type.name))) : child,
      ),
    ),
  )

/** `plain` is the serializer that is not careful. */
export const isReadBack = (block: Node, plain: MarkdownSerializer) => {
  if (!block.children.some((child) => emphasisOf(child).length > 0)) return true
  const { schema } = block.type
  const alone = schema.topNodeType.create(null, schema.nodes.paragraph?.create(null, block.content))
  return spelled(parse(schema, plain.serialize(alone, { tightLists: true })).doc.firstChild) === spelled(block)
}

/** Every character with its emphasis. */
const spelled = (block: Node | null) =>
  (block?.children ?? [])
    .flatMap((child) =>
      Array.from(child.text?.replace(/\s/g, '') ?? '', (sign) => sign + emphasisOf(child).sort().join('')),
    )
    .join()

export const writeCarefully = (state: MarkdownSerializerState, node: Node, parent: Node, index: number) => {
  const signs = Array.from(node.text ?? '')
  const before = index > 0 ? parent.child(index - 1) : null
  const after = parent.maybeChild(index + 1)
  const first = entityAtEdge(signs[0], node, before, before?.text?.endsWith(' '))
  if (first) signs.shift()
  const last = entityAtEdge(signs.at(-1), node, after, after?.text?.startsWith(' '))
  if (last) signs.pop()
  if (first) state.text(first, false)
  if (signs.length > 0) state.text(signs.join(''))
  if (last) state.text(last, false)
}

/** Undefined: emphasis that begins or ends at this edge is read beside this character. */
const entityAtEdge = (sign: string | undefined, node: Node, neighbour: Node | null, hasSpace = false) => {
  const [own, beside] = [emphasisOf(node), emphasisOf(neighbour)]
  const isOutside = !hasSpace && beside.some((name) => !own.includes(name))
  const isInside = own.some((name) => !beside.includes(name))
  const isRisky = (isOutside && /[^\s\p{P}\p{S}]|#/u.test(sign ?? ' ')) || (isInside && /[\d#]/.test(sign ?? ''))
  return isRisky ? `&#${sign?.codePointAt(0)};` : undefined
}
