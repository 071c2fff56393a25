/** Renders the plain-text part of a newsletter from its Markdown, for mail programs that show no HTML. */
import { absoluteUrlOf } from '#shared/site-url.ts'
import { parseMarkdown } from '../lib/markdown.ts'

type Token = ReturnType<typeof parseMarkdown>[number]
type Block = { text: string; isItem: boolean }
/**
 * The position in the document: the lists (each with its next number), quotes and table row around it; and the output
 * so far.
 */
type State = {
  site: string
  blocks: Block[]
  lists: (number | undefined)[]
  quotes: number
  mark: string
  row?: string[] | undefined
}

export const toPlainText = (content: string, site: string) => {
  const state: State = { site, blocks: [], lists: [], quotes: 0, mark: '' }
  for (const token of parseMarkdown(content)) steps[token.type]?.(state, token)
  return state.blocks.map(withSpace).join('')
}

type Step = (state: State, token: Token) => void

const beginItem: Step = (state) => {
  const next = state.lists.pop()
  state.mark = next === undefined ? '- ' : `${next}. `
  state.lists.push(next === undefined ? undefined : next + 1)
}
const endList: Step = ({ lists }) => lists.pop()
const code: Step = (state, { content }) => write(state, content.trimEnd())

const steps: Record<string, Step> = {
  bullet_list_open: ({ lists }) => lists.push(undefined),
  ordered_list_open: ({ lists }, token) => lists.push(Number(token.attrGet('start') ?? 1)),
  bullet_list_close: endList,
  ordered_list_close: endList,
  list_item_open: beginItem,
  blockquote_open: (state) => {
    state.quotes += 1
  },
  blockquote_close: (state) => {
    state.quotes -= 1
  },
  tr_open: (state) => {
    state.row = []
  },
  tr_close: (state) => {
    const cells = state.row ?? []
    state.row = undefined
    write(state, cells.join(' | '), true)
  },
  inline: (state, token) => {
    const words = wordsOf(token, state.site)
    // A row is one line; a break in a cell separates, like a comma.
    if (state.row) state.row.push(words.replace(/[,;]?\n/g, ', '))
    else write(state, words)
  },
  hr: (state) => write(state, '* * *'),
  fence: code,
  code_block: code,
}

const write = (state: State, text: string, isItem = state.lists.length > 0) => {
  const before = '> '.repeat(state.quotes) + '  '.repeat(Math.max(0, state.lists.length - 1))
  const first = before + state.mark
  const rest = before + ' '.repeat(state.mark.length)
  state.mark = ''
  const lines = text.split('\n').map((line, index) => (index === 0 ? first : rest) + line)
  state.blocks.push({ text: lines.join('\n'), isItem })
}

/** Items of a list follow each other without an empty line. */
const withSpace = ({ text, isItem }: Block, index: number, blocks: Block[]) => {
  if (index === 0) return text
  return (isItem && blocks[index - 1]?.isItem ? '\n' : '\n\n') + text
}

const wordsOf = ({ children }: Token, site: string) => {
  const links: { href: string; from: number }[] = []
  let words = ''
  for (const token of children ?? []) {
    if (token.type === 'link_open')
      links.push({ href: absoluteUrlOf(String(token.attrGet('href') ?? ''), site), from: words.length })
    else if (token.type === 'link_close') words += addressAfter(words, links.pop())
    else words += pieceOf(token)
  }
  return words
}

const pieceOf = ({ type, content }: Token) => {
  if (type.endsWith('break')) return '\n'
  if (type === 'image') return content && `[${content}]`
  return content
}

/** Appends the address of a link, unless the link's text is the address. */
const addressAfter = (words: string, link: { href: string; from: number } | undefined) => {
  if (!link || words.slice(link.from) === link.href.replace(/^mailto:/, '')) return ''
  return ` (${link.href.replace(/^mailto:/, '')})`
}
