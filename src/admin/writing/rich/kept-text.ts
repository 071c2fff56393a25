import { Fragment, type Node } from '@tiptap/pm/model'
import { serialize } from './serializer.ts'

type Block = { text: string; next?: Node | undefined; isLast?: boolean }

/**
 * Writes a document down as Markdown, each untouched block byte for byte as it was in `source`. The editor keeps the
 * very objects of what nobody changed, which is how they are known again.
 */
export const createKeptText = (source: string, doc: Node, beginnings: number[]) => {
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
