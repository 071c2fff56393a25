/** Collects the words, line breaks and pictures of an imported text, and makes lines (textblocks) of them. */
import type { Mark, Node } from '@tiptap/pm/model'
import { withoutHidden } from '#shared/hidden-characters.ts'
import { schema } from './schema.ts'

/** A blank line of the classic editor, which has no tags for paragraphs. */
export const paragraphBreak = Symbol('paragraph')

export type Inline = Node | typeof paragraphBreak

const hardBreak = () => schema.nodes.hardBreak.create()

/** In the classic editor a line break is a line break, and a blank line begins a paragraph. */
export const inlineText = (text: string, marks: readonly Mark[], keepsLines: boolean): Inline[] => {
  const plain = withoutHidden(text.toWellFormed()).replace(/\u00a0/g, ' ')
  if (!keepsLines) return textNode(plain, marks)
  return plain
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .flatMap((part, index): Inline[] => [
      ...(index > 0 ? [paragraphBreak as Inline] : []),
      ...part.split('\n').flatMap((line, at) => [...(at > 0 ? [hardBreak()] : []), ...textNode(line, marks)]),
    ])
}

const textNode = (text: string, marks: readonly Mark[]) => (text ? [schema.text(text, marks)] : [])

const isBreak = (node: Node | undefined) => node?.type.name === 'hardBreak'

/** Spaces as a browser shows them: one between words, none at the edges of a line. */
const withSingleSpaces = (run: Node[]) => {
  const kept: Node[] = []
  let isAfterSpace = true
  for (const node of run) {
    if (!node.isText) {
      kept.push(node)
      isAfterSpace = isBreak(node)
      continue
    }
    const single = (node.text ?? '').replace(/[ \t\n\r\f]+/g, ' ')
    const text = isAfterSpace ? single.replace(/^ /, '') : single
    if (!text) continue
    kept.push(schema.text(text, node.marks))
    isAfterSpace = text.endsWith(' ')
  }
  return trimmedEnd(kept)
}

const trimmedEnd = (run: Node[]): Node[] => {
  const last = run.at(-1)
  if (isBreak(last)) return trimmedEnd(run.slice(0, -1))
  const text = last?.text?.trimEnd()
  if (!last?.isText || text === last.text) return run
  return text ? [...run.slice(0, -1), schema.text(text, last.marks)] : trimmedEnd(run.slice(0, -1))
}

const trimmedStart = (run: Node[]) => run.slice(run.findIndex((node) => !isBreak(node)))

export const lineOf = (run: Inline[]) => {
  const nodes = withSingleSpaces(run.map((part) => (part === paragraphBreak ? hardBreak() : part)))
  return nodes.every(isBreak) ? [] : trimmedStart(nodes)
}

const soleAddress = /^https?:\/\/[^\s<>"]+$/

/** The old site shows an address alone on its line as a video or a card; here it is a link. */
const withAddress = (line: Node[]) => {
  const [only] = line
  const text = line.length === 1 && only?.isText && only.marks.length === 0 ? (only.text ?? '') : ''
  return soleAddress.test(text) ? [schema.text(text, [schema.marks.link.create({ href: text })])] : line
}

export const paragraphsOf = (run: Inline[]) => {
  const parts: Inline[][] = [[]]
  for (const part of run) {
    if (part === paragraphBreak) parts.push([])
    else parts.at(-1)?.push(part)
  }
  return parts
    .map((part) => withAddress(lineOf(part)))
    .filter((line) => line.length > 0)
    .map((line) => schema.nodes.paragraph.create(null, line))
}
