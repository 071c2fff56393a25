/**
 * The Markdown parser of the server (`core/lib/markdown.ts`) and of the rich text editor
 * (`markdown/editor-parser.ts`): both read every text alike. It differs from CommonMark in four ways:
 *
 * - In the cell of a table, which is one line of Markdown, `<br>` is a line break, as in GitHub's Markdown.
 * - An address has no hidden characters, and its host may have underscores.
 * - Signs that belong to a code, a phone number or a sum stay text, as in *713*33*1#, 2*3*4 and + 233 24 000 0000.
 *   Markdown would take them away, and people would dial a wrong number.
 * - A text has a limited number of parts (tokens), so that its length alone decides how long it takes to render.
 *
 * No sanitizer is needed (XSS): HTML is text, and `isAllowedLink` decides which addresses may be links.
 */
import MarkdownIt, { type StateBlock } from 'markdown-it'
import { withoutHiddenInAddress } from './hidden-characters.ts'
import { isNumberSign } from './number-signs.ts'

/**
 * For blocks, and again for what is inside them. Long articles have 6,000 in 100,000 characters; the rest of a text
 * that has more is shown as it was typed.
 */
export const mostParts = 10_000

/** Lines that Markdown would read as items of a list: a phone number, or a sentence that begins with a year. */
const numberLine = /\+[ \t]+\(?\d|\d{4,}[.)]/y

const isNumberLine = ({ src, bMarks, tShift }: StateBlock, line: number) => {
  numberLine.lastIndex = (bMarks[line] ?? 0) + (tShift[line] ?? 0)
  return numberLine.test(src)
}

/** markdown-it's own rule, which has no name of its own in its interface. */
const ruleOfLists = () => {
  const { ruler } = new MarkdownIt().block
  ruler.enableOnly('list')
  return ruler.getRules('')[0]
}

type Parser = InstanceType<typeof MarkdownIt>

export const createMarkdownParser = (options: { typographer: boolean }) => {
  const parser = new MarkdownIt({ html: false, linkify: true, ...options })
  parser.validateLink = isAllowedLink
  // An address that begins with // is as slow as others, and nobody types one.
  parser.linkify.add('//', null)
  const { normalizeLink, normalizeLinkText } = parser
  parser.normalizeLink = (url) => normalizeLink(withoutHiddenInAddress(url))
  parser.normalizeLinkText = (url) => normalizeLinkText(withoutHiddenInAddress(url))
  allowUnderscores(parser)
  breakCells(parser)
  keepNumbers(parser)
  limitParts(parser)
  return parser
}

const allowUnderscores = ({ linkify }: Parser) => {
  const letter = linkify.re.get_pseudo_letter().source
  const letterOrSign = new RegExp(`(?:_(?=${letter})|${letter})`)
  linkify.re.get_pseudo_letter = () => letterOrSign
  return linkify
}

/** Finds the addresses in a text that a person types or pastes, those without https:// included. */
export const findAddresses = (text: string) => addresses.match(text) ?? []
const addresses = allowUnderscores(new MarkdownIt())
  .set({ fuzzyLink: true })
  .tlds(['int', 'africa', 'health', 'foundation', 'ngo'], true)
  .add('//', null)

const breakCells = ({ core, inline }: Parser) => {
  const cells = new WeakSet<object>()
  core.ruler.before('inline', 'cells', ({ tokens }) => {
    for (const [index, { children }] of tokens.entries())
      if (children && /^t[hd]_open$/.test(tokens[index - 1]?.type ?? '')) cells.add(children)
  })
  inline.ruler.before('autolink', 'cell-break', (state, silent) => {
    lineBreak.lastIndex = state.pos
    const [found] = (cells.has(state.tokens) && lineBreak.exec(state.src)) || []
    if (!found) return false
    if (!silent) {
      state.pending = state.pending.trimEnd()
      state.push('hardbreak', 'br', 0)
    }
    state.pos += found.length
    return true
  })
}

const lineBreak = /\s*<br\s*\/?>\s*/iy

// Others start programs on the reader's device. An address without a scheme is on this site.
const allowedScheme = /^(?:https?|mailto|tel):/i
export const isAllowedLink = (url: string) => !/^\s*[a-z][a-z\d+.-]*:/i.test(url) || allowedScheme.test(url.trim())

const keepNumbers = ({ inline, block }: Parser) => {
  inline.State = class extends inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord)
      return isNumberSign(this.src, start, found.length) ? { ...found, can_open: false, can_close: false } : found
    }
  }
  const list = ruleOfLists()
  const isList: typeof list = (state, line, end, silent) =>
    !isNumberLine(state, line) && Boolean(list?.(state, line, end, silent))
  block.ruler.at('list', isList, { alt: ['paragraph', 'reference', 'blockquote'] })
  // Asked for each line of a list: this one is no further item.
  block.ruler.before('list', 'number', (state, line, _, silent) => silent && isNumberLine(state, line), {
    alt: ['list'],
  })
}

/** A picture or an address begins here, which takes as long as several other parts. */
const slowSign = /!\[|:\/\/|<[a-z]/iy
const costAt = ({ src, pos }: { src: string; pos: number }) => {
  slowSign.lastIndex = pos
  return slowSign.test(src) ? 5 : 1
}

const limitParts = ({ inline, block, core, linkify }: Parser) => {
  // Addresses without brackets and without http://.
  const { test, match } = linkify
  let links = 0
  core.ruler.before('linkify', 'most-links', ({ env }) => {
    links = Number(env.signs) > mostParts ? 0 : mostParts / 10
  })
  linkify.test = (text) => links > 0 && test.call(linkify, text)
  linkify.match = (text) => {
    const found = match.call(linkify, text)?.slice(0, links) ?? []
    links -= found.length
    return found
  }
  // As the first rule it is asked at every block, and at every sign inside one.
  block.ruler.before(
    'table',
    'rest',
    (state, line, end, silent) => {
      if (state.tokens.length < mostParts) return false
      if (!silent) takeRest(state, line, end)
      return true
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )
  inline.ruler.before('text', 'rest', (state, silent) => {
    const signs = Number(state.env.signs ?? 0) + costAt(state)
    state.env.signs = signs
    if (signs <= mostParts) return false
    if (!silent) state.pending += state.src.slice(state.pos, state.posMax)
    state.pos = state.posMax
    return true
  })
}

const takeRest = (state: StateBlock, line: number, end: number) => {
  const token = state.push('code_block', 'code', 0)
  token.content = state.getLines(line, end, state.blkIndent, true)
  token.map = [line, end]
  state.line = end
}
