/**
 * Diff of two rendered texts (HTML): blocks of words, each word with its emphasis, as readers see them.
 * `shared/difference.ts` compares the words.
 */
import { type Piece, tokenDifference } from '#shared/difference.ts'

/** `marks`: b bold, i italic, s struck out, u a link. */
type Run = { kind: Piece['kind']; marks: string; text: string }
export type Block = { tag: string; runs: Run[] }

/**
 * A token that starts a block is this character and the block's tag; a word is its marks, `afterMarks` and its text.
 */
const beforeTag = '\u0001'
const afterMarks = '\u0002'

/** Both texts are HTML that the server has rendered and sanitized. */
export const renderedDifference = (before: string, after: string) =>
  blocksOf(tokenDifference(tokensIn(before), tokensIn(after)))

/** Groups the tokens into blocks, and adjacent words of the same kind and emphasis into runs. Drops empty blocks. */
export const blocksOf = (pieces: Piece[]): Block[] => {
  const blocks: Block[] = [{ tag: 'p', runs: [] }]
  for (const { kind, text: token } of pieces) {
    if (token.startsWith(beforeTag)) blocks.push({ tag: token.slice(1), runs: [] })
    else addRun(blocks.at(-1)?.runs ?? [], { kind, ...wordIn(token) })
  }
  return blocks.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
}

const wordIn = (token: string) => {
  const [marks = '', text = ''] = token.split(afterMarks)
  return { marks, text }
}

const addRun = (runs: Run[], run: Run) => {
  const last = runs.at(-1)
  if (last?.kind === run.kind && last.marks === run.marks) last.text += run.text
  else runs.push(run)
}

const blockTags = 'p, h1, h2, h3, h4, h5, h6, li, pre, tr'
const markOf: Record<string, string> = { STRONG: 'b', B: 'b', EM: 'i', I: 'i', S: 's', DEL: 's', A: 'u' }

const tokensIn = (html: string) => tokensOf(new DOMParser().parseFromString(html, 'text/html').body, '')

const tokensOf = (node: Node, marks: string): string[] => {
  if (node instanceof Text) return wordsOf(node.data, marks)
  if (!(node instanceof Element)) return []
  if (node.tagName === 'IMG') return wordsOf(`[Picture: ${node.getAttribute('alt') || 'decorative'}]`, marks)
  const own = marks + (markOf[node.tagName] ?? '')
  return [...beginningOf(node), ...[...node.childNodes].flatMap((child) => tokensOf(child, own))]
}

const beginningOf = (element: Element) => {
  if (element.matches('td + td, th + th')) return wordsOf(' | ', '')
  if (element.tagName === 'BR') return wordsOf(' ', '')
  if (!element.matches(blockTags) || element.matches('li > p:first-child')) return []
  return [beforeTag + (element.closest('blockquote') ? 'blockquote' : element.tagName.toLowerCase())]
}

const wordsOf = (text: string, marks: string) => (text.match(/\S+|\s+/g) ?? []).map((word) => marks + afterMarks + word)
