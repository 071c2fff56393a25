/**
 * Renders Markdown as HTML; `excerpt.ts` renders it as excerpts and plain text. Stored scripts (XSS) cannot run,
 * without a sanitizer: raw HTML is escaped, and `shared/markdown-parser.ts` makes links of harmless schemes only.
 */
import { createMarkdownParser } from '#shared/markdown-parser.ts'

/** Renders one image of a text; undefined leaves it a plain `<img>`. `alt` is escaped for HTML. */
export type RenderImage = (image: { src: string; alt: string; isInGallery: boolean }) => string | undefined

/** `noteAfterLink`: plain text to show after a link to this address. */
type Extras = { renderImage?: RenderImage; noteAfterLink?: (href: string) => string | undefined }

const markdown = createMarkdownParser({ typographer: true })
// markdown-it's own replacements would also turn the list item "(c)" into ©.
markdown.disable('replacements')

const { escapeHtml } = markdown.utils

/**
 * Typographic dashes and ellipses; markdown-it curves the quotes. The stored text stays as it was typed. Escaped
 * characters, code, and automatic links stay as typed, too: `text_special` is text that no later rule changes.
 */
markdown.core.ruler.before('smartquotes', 'dashes', ({ tokens }) => {
  for (const { children } of tokens) {
    let isAddress = false
    for (const child of children ?? []) {
      if (child.info === 'auto') isAddress = child.type === 'link_open'
      else if (child.type !== 'text') continue
      else if (isAddress) child.type = 'text_special'
      else child.content = withDashes(child.content)
    }
  }
})

const withDashes = (text: string) =>
  text
    .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
    .replace(/(?<=\s|^)-{1,2}(?=\s)/g, '–')
    .replace(/(?<=[^\s-])--(?=[^\s-])/g, '–')

const plainImage = markdown.renderer.rules.image
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const { renderImage } = env as Extras
  const token = tokens[index]
  const alt = escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env))
  const figure = token && figures.get(token)
  const html = renderImage?.({ src: String(token?.attrGet('src')), alt, isInGallery: figure?.isInGallery ?? false })
  return inFigure(figure, html ?? plainImage?.(tokens, index, options, env, self) ?? '')
}

type Token = ReturnType<typeof markdown.parse>[number]
markdown.renderer.rules.link_close = (tokens, index, _options, env) => {
  const { noteAfterLink } = env as Extras
  if (!noteAfterLink) return '</a>'
  let opening = index
  while (tokens[opening]?.type !== 'link_open') opening -= 1
  const note = noteAfterLink(String(tokens[opening]?.attrGet('href')))
  return `</a>${note ? escapeHtml(note) : ''}`
}

/** For an image in a paragraph with only images. */
type Figure = { caption: string; isInGallery: boolean }

const figures = new WeakMap<Token, Figure>()

/** A caption is plain text: Markdown has it as the title of the image. */
const inFigure = (figure: Figure | undefined, image: string) => {
  if (!figure) return image
  return `<figure>${image}${figure.caption && `<figcaption>${escapeHtml(figure.caption)}</figcaption>`}</figure>`
}

/**
 * A paragraph with only images becomes a figure, if it is one image with a caption, or a gallery, if there are several.
 */
markdown.core.ruler.push('figures', ({ tokens }) => {
  for (const [index, { type, children }] of tokens.entries()) {
    const images = type === 'inline' ? imagesAlone(children ?? []) : []
    const [first] = images
    const isGallery = images.length > 1
    if (!(isGallery || first?.attrGet('title'))) continue
    for (const image of images) intoFigure(image, isGallery)
    for (const edge of [tokens[index - 1], tokens[index + 1]]) changeParagraph(edge, isGallery)
  }
})

/** The images of a paragraph that contains nothing else, on one line or on separate lines. */
const imagesAlone = (children: Token[]) => {
  const isSpace = ({ type, content }: Token) => type.endsWith('break') || (type === 'text' && content.trim() === '')
  const others = children.filter((child) => !isSpace(child))
  if (!others.every(({ type }) => type === 'image')) return []
  for (const child of children) if (child.type === 'hardbreak') child.type = 'softbreak'
  return others
}

const intoFigure = (image: Token, isInGallery: boolean) => {
  figures.set(image, { caption: String(image.attrGet('title') ?? ''), isInGallery })
  image.attrs = (image.attrs ?? []).filter(([name]) => name !== 'title')
}

const changeParagraph = (edge: Token | undefined, isGallery: boolean) => {
  if (!edge?.type.startsWith('paragraph_')) return
  if (!isGallery) edge.hidden = true
  edge.tag = 'div'
  if (isGallery && edge.nesting === 1) edge.attrSet('class', 'gallery')
}

// The title of the page is its only h1, so the highest heading of a text becomes an h2.
markdown.core.ruler.push('fit-headings', (state) => {
  const headings = state.tokens.filter((token) => token.type.startsWith('heading_'))
  const levelOf = (token: { tag: string }) => Number(token.tag.slice(1))
  const highest = headings.reduce((level, token) => Math.min(level, levelOf(token)), 6)
  for (const token of headings) token.tag = `h${Math.min(6, levelOf(token) - highest + 2)}`
})

/** A parsed text. It is parsed once, even if it is rendered in several ways. */
export type Parsed = Token[]

export const parseMarkdown = (content: string | Parsed) =>
  typeof content === 'string' ? markdown.parse(content, {}) : content

export const toHtml = (content: string | Parsed, extras: Extras = {}) =>
  markdown.renderer.render(parseMarkdown(content), markdown.options, extras)
