/** Writes a Lexical document of Ghost as HTML, for texts of which the export has no HTML. */

import { escapeHtml } from '../../lib/escape-html.ts'
import { toHtml } from '../../lib/markdown.ts'

type LexicalNode = Record<string, unknown> & { type?: string; children?: LexicalNode[] }

export const lexicalHtml = (json: string) => {
  try {
    const root: LexicalNode | undefined = json ? JSON.parse(json).root : undefined
    return root ? inside(root) : ''
  } catch {
    return ''
  }
}

const inside = ({ children }: LexicalNode): string =>
  Array.isArray(children) ? children.map((child) => htmlOf(child)).join('') : ''

const text = (node: LexicalNode, name: string) => (typeof node[name] === 'string' ? (node[name] as string) : '')

/** The bits of `format`. */
const formats: [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]

const formatted = (node: LexicalNode) =>
  formats
    .filter(([bit]) => Number(node.format) & bit)
    .reduce((html, [, tag]) => `<${tag}>${html}</${tag}>`, escapeHtml(text(node, 'text')))

const wrap = (tag: string) => (node: LexicalNode) => `<${tag}>${inside(node)}</${tag}>`

const link = (address: string, words: string) =>
  address ? `<p><a href="${escapeHtml(address)}">${words || escapeHtml(address)}</a></p>` : ''

const paragraph = (html: string) => html && `<p>${html}</p>`

const button = (node: LexicalNode, address: string, words: string) =>
  link(text(node, address), escapeHtml(text(node, words)))

const picture = (src: string, alt = '') => src && `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`

const image = (node: LexicalNode) => {
  const shown = picture(text(node, 'src'), text(node, 'alt') || text(node, 'altText'))
  return text(node, 'href') ? `<a href="${escapeHtml(text(node, 'href'))}">${shown}</a>` : shown
}

const figure = (content: string, node: LexicalNode) =>
  `<figure>${content}${text(node, 'caption') && `<figcaption>${text(node, 'caption')}</figcaption>`}</figure>`

const gallery = (node: LexicalNode) => {
  const images = Array.isArray(node.images) ? (node.images as LexicalNode[]) : []
  return figure(images.map((each) => `<figure>${image(each)}</figure>`).join(''), node)
}

const fileLink = (node: LexicalNode) =>
  link(text(node, 'src'), escapeHtml(text(node, 'fileTitle') || text(node, 'title') || text(node, 'fileName'))) +
  paragraph(text(node, 'fileCaption') || text(node, 'caption'))

const bookmark = (node: LexicalNode) => {
  const about = (node.metadata ?? {}) as LexicalNode
  const words = paragraph(escapeHtml(text(about, 'description'))) + paragraph(text(node, 'caption'))
  return link(text(node, 'url'), escapeHtml(text(about, 'title'))) + words
}

const writers: Record<string, (node: LexicalNode) => string> = {
  ...{ paragraph: wrap('p'), quote: wrap('blockquote'), aside: wrap('blockquote'), listitem: wrap('li') },
  ...{ linebreak: () => '<br>', horizontalrule: () => '<hr>', divider: () => '<hr>', tab: () => ' ' },
  ...{ text: formatted, 'extended-text': formatted },
  heading: (node) => wrap(/^h[1-6]$/.test(text(node, 'tag')) ? text(node, 'tag') : 'h2')(node),
  'extended-heading': (node) => wrap(/^h[1-6]$/.test(text(node, 'tag')) ? text(node, 'tag') : 'h2')(node),
  'extended-quote': wrap('blockquote'),
  list: (node) => wrap(node.listType === 'number' ? 'ol' : 'ul')(node),
  link: (node) => `<a href="${escapeHtml(text(node, 'url'))}">${inside(node)}</a>`,
  autolink: (node) => `<a href="${escapeHtml(text(node, 'url'))}">${inside(node)}</a>`,
  image: (node) => figure(image(node), node),
  gallery,
  codeblock: (node) => figure(`<pre><code>${escapeHtml(text(node, 'code'))}</code></pre>`, node),
  html: (node) => text(node, 'html'),
  markdown: (node) => toHtml(text(node, 'markdown')),
  bookmark,
  embed: (node) => link(text(node, 'url'), '') + paragraph(text(node, 'caption')),
  button: (node) => button(node, 'buttonUrl', 'buttonText'),
  callout: (node) => `<blockquote>${escapeHtml(text(node, 'calloutEmoji'))} ${text(node, 'calloutText')}</blockquote>`,
  toggle: (node) => `<h4>${text(node, 'heading')}</h4>${text(node, 'content')}`,
  ...{ file: fileLink, audio: fileLink, video: fileLink },
  header: (node) =>
    `${picture(text(node, 'backgroundImageSrc'))}<h2>${text(node, 'header')}</h2>${paragraph(text(node, 'subheader'))}${button(node, 'buttonUrl', 'buttonText')}`,
  product: (node) =>
    `${picture(text(node, 'productImageSrc'))}<h4>${text(node, 'productTitle')}</h4>${text(node, 'productDescription')}${button(node, 'productUrl', 'productButton')}`,
  'call-to-action': (node) =>
    `${picture(text(node, 'imageUrl'))}${text(node, 'textValue')}${button(node, 'buttonUrl', 'buttonText')}`,
}

const writersOf = (type: string) => (Object.hasOwn(writers, type) ? writers[type] : undefined)

/** A card that only Ghost could show is a block without contents, which the report names. */
const htmlOf = (node: LexicalNode): string => {
  const type = text(node, 'type')
  return writersOf(type)?.(node) ?? (inside(node) || `<!-- wp:ghost/${type.replace(/[^\w-]/g, '')} /-->`)
}

const cardTypes: Record<string, string> = { hr: 'horizontalrule', code: 'codeblock', 'card-markdown': 'markdown' }

/** Mobiledoc has the same cards, some under other names. */
export const cardHtml = (name: string, payload: Record<string, unknown>) =>
  htmlOf({ ...payload, type: cardTypes[name] ?? name })
