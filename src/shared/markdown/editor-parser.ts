/** Parses Markdown into a document (ProseMirror) of the rich text editor. `editor-serializer.ts` writes it back. */

import { type Schema, Slice } from '@tiptap/pm/model'
import { MarkdownParser, type ParseSpec } from 'prosemirror-markdown'
import { createMarkdownParser } from '../markdown-parser.ts'

/** The editor shows what readers will see, except for typographic quotes and dashes: it saves what was typed. */
const tokenizer = createMarkdownParser({ typographer: false })

type Tokens = ReturnType<typeof tokenizer.parse>
type Token = Tokens[number]

/** The editor's node for each Markdown token. */
const parts: Record<string, ParseSpec> = {
  blockquote: { block: 'blockquote' },
  paragraph: { block: 'paragraph' },
  list_item: { block: 'listItem' },
  bullet_list: { block: 'bulletList' },
  ordered_list: { block: 'orderedList', getAttrs: (token) => ({ start: Number(token.attrGet('start') ?? 1) }) },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  code_block: { block: 'codeBlock', noCloseToken: true },
  fence: { block: 'codeBlock', getAttrs: ({ info }) => ({ language: info || null }), noCloseToken: true },
  hr: { node: 'horizontalRule' },
  image: {
    node: 'image',
    getAttrs: (token) => ({ src: token.attrGet('src'), title: token.attrGet('title'), alt: altOf(token) || null }),
  },
  hardbreak: { node: 'hardBreak' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'tableRow' },
  th: { block: 'tableHeader', getAttrs: alignmentOf },
  td: { block: 'tableCell', getAttrs: alignmentOf },
  em: { mark: 'italic' },
  strong: { mark: 'bold' },
  s: { mark: 'strike' },
  link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') }) },
  code_inline: { mark: 'code', noCloseToken: true },
}

function altOf({ children }: Token) {
  return tokenizer.renderer.renderInlineAsText(children ?? [], tokenizer.options, {})
}

function alignmentOf(token: Token) {
  return { align: /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? null }
}

/** A Markdown cell contains inline text; the editor's cell contains a paragraph. */
const withParagraphsInCells = (tokens: Tokens) =>
  tokens.flatMap((token) => {
    if (/^t[hd]_open$/.test(token.type)) return [token, paragraph('open', 1)]
    return /^t[hd]_close$/.test(token.type) ? [paragraph('close', -1), token] : [token]
  })

const like = tokenizer.parse('a', {})[0] as Token
const paragraph = (end: 'open' | 'close', nesting: 1 | -1) =>
  Object.assign(Object.create(Object.getPrototypeOf(like)), { ...like, type: `paragraph_${end}`, nesting, map: null })

/** The line on which each block of the text begins. */
const beginningsOf = (tokens: Tokens) =>
  tokens.filter(({ level, nesting, map }) => level === 0 && nesting >= 0 && map).map(({ map }) => map?.[0] ?? 0)

/** Reference links, whose definitions are elsewhere in the text: parsing single blocks would lose them. */
export const hasAddressesElsewhere = (text: string) => {
  const found: Parameters<typeof tokenizer.parse>[1] = {}
  tokenizer.parse(text, found)
  return Object.keys(found.references ?? {}).length > 0
}

const docOf = (schema: Schema, tokens: Tokens, specs: Record<string, ParseSpec>) => {
  const ready = { parse: () => withParagraphsInCells(tokens) }
  return new MarkdownParser(schema, ready as never, specs).parse('')
}

export const parse = (schema: Schema, text: string) => {
  const tokens = tokenizer.parse(text, {})
  return { doc: docOf(schema, tokens, parts), beginnings: beginningsOf(tokens) }
}

/** Plain text from the clipboard, as `admin/writing/rich/paste-text.ts` reads it; its line breaks are preserved. */
export const parsePasted = (schema: Schema, markdown: string) => {
  const withLines = { ...parts, softbreak: { node: 'hardBreak' } }
  return Slice.maxOpen(docOf(schema, tokenizer.parse(markdown, {}), withLines).content)
}
