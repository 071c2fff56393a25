/**
 * Markdown as plain text, and the excerpts of articles (teasers) for cards, previews and feeds; `search/results.ts`
 * cuts the excerpts of search results. List items, headings and rows of tables become sentences of their own: joined
 * without a full stop, two warning signs would read as a third one.
 */
import { isPlaceOfWarningSigns } from '#shared/warning-signs-box.ts'
import { type Parsed, parseMarkdown } from './markdown.ts'
import { asSentence, splitSentences, withCapital } from './sentences.ts'

const longest = 220
/** Once this many characters of complete sentences fit, the next one is left out instead of cut. */
const enough = 80

type Token = Parsed[number]
type Block = { kind: 'paragraph' | 'item' | 'row' | 'heading' | 'code'; text: string }

/** The beginning of the text: whole list items and, where possible, whole sentences, without headings. */
export const toExcerpt = (content: string | Parsed) => {
  const blocks = blocksOf(content, 2 * longest).filter(({ kind }) => kind !== 'code')
  const withoutHeadings = blocks.filter(({ kind }) => kind !== 'heading')
  return cut(piecesOf(withoutHeadings.length > 0 ? withoutHeadings : blocks))
}

/** The words of the text, headings and code included, without markup. */
export const toText = (content: string | Parsed) =>
  piecesOf(blocksOf(content))
    .map(({ text }) => text)
    .join(' ')

/** A piece of a paragraph may be cut between words. */
type Piece = { text: string; isOfParagraph: boolean }

const piecesOf = (blocks: Block[]) =>
  blocks.flatMap(({ kind, text }, index): Piece[] => {
    const isSentence = kind === 'item' || kind === 'row' || index < blocks.length - 1
    const words = isSentence ? asSentence(text) : text
    if (kind !== 'paragraph') return [{ text: kind === 'code' ? text : withCapital(words), isOfParagraph: false }]
    return splitSentences(words).map((sentence) => ({ text: sentence.trim(), isOfParagraph: true }))
  })

const cut = (pieces: Piece[]) => {
  let kept = ''
  for (const { text, isOfParagraph } of pieces) {
    const more = kept === '' ? text : `${kept} ${text}`
    if (more.length > longest) return ended(kept, more, isOfParagraph)
    kept = more
  }
  return kept
}

/** Marks a list that continues. */
const ended = (kept: string, more: string, isOfParagraph: boolean) => {
  if (kept === '' || (isOfParagraph && kept.length < enough)) return cutBetweenWords(more)
  return isOfParagraph && !kept.endsWith(':') ? kept : `${kept} …`
}

const cutBetweenWords = (text: string) => {
  const beginning = text.slice(0, longest)
  return `${beginning.slice(0, Math.max(beginning.lastIndexOf(' '), longest - 40)).trimEnd()}…`
}

/**
 * The texts of the blocks in their order, until those that an excerpt may show have `most` characters. The link that
 * places the warning signs is left out.
 */
const blocksOf = (content: string | Parsed, most = Number.POSITIVE_INFINITY) => {
  const blocks: Block[] = []
  let characters = 0
  const add = (kind: Block['kind'], text: string) => {
    if (text !== '') blocks.push({ kind, text })
    if (kind !== 'code' && kind !== 'heading') characters += text.length
  }
  const state: State = { depth: 0, isHeading: false, cells: undefined }
  for (const token of parseMarkdown(content)) {
    if (characters > most) break
    steps[token.type]?.(state)
    if (token.type === 'tr_close') add('row', (state.cells ?? []).join(', '))
    else if (token.type === 'inline' && state.cells) state.cells.push(wordsOf(token))
    else if (token.content && !isPlaceOfSigns(token)) add(kindOf(token, state), wordsOf(token))
    if (token.type === 'tr_close') state.cells = undefined
  }
  return blocks
}

/** `cells`: the cells of the current table row. */
type State = { depth: number; isHeading: boolean; cells: string[] | undefined }

const steps: Record<string, (state: State) => void> = {
  list_item_open: (state) => {
    state.depth += 1
  },
  list_item_close: (state) => {
    state.depth -= 1
  },
  heading_open: (state) => {
    state.isHeading = true
  },
  heading_close: (state) => {
    state.isHeading = false
  },
  tr_open: (state) => {
    state.cells = []
  },
}

const kindOf = ({ type }: Token, { depth, isHeading }: State): Block['kind'] => {
  if (type !== 'inline') return 'code'
  if (isHeading) return 'heading'
  return depth > 0 ? 'item' : 'paragraph'
}

const isPlaceOfSigns = ({ children }: Token) =>
  children?.[0]?.type === 'link_open' &&
  isPlaceOfWarningSigns(children[0].attrGet('href')) &&
  children.at(-1)?.type === 'link_close' &&
  children.length === 3

/** The numbers of sources, like `[2]`, which are meaningless without the list of sources. */
const sourceNumbers = /\s?(?:\[\d{1,2}\])+/g

/** A hard line break separates, like a comma. */
const wordsOf = ({ children, content }: Token) =>
  (children ? children.map(wordOf).join('') : content)
    .replace(sourceNumbers, '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()

const wordOf = ({ type, content }: Token, index: number, all: Token[]) => {
  if (type === 'softbreak') return ' '
  if (type !== 'hardbreak') return content
  return /[.,;:!?…]\s*$/.test(all[index - 1]?.content ?? '') ? ' ' : ', '
}
