/**
 * Renders Markdown as HTML, excerpts and plain text. Stored scripts (XSS) cannot run, without a sanitizer: raw HTML is
 * escaped, and markdown-it makes no link of `javascript:` and `data:` addresses.
 */
import MarkdownIt from 'markdown-it'

/** Renders one image of a text; undefined leaves it a plain `<img>`. `alt` is escaped for HTML. */
export type RenderImage = (image: { src: string; alt: string }) => string | undefined

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false })

// Those of the rich text editor: others start programs on the reader's device. An address without a scheme is of this site.
const allowedScheme = /^(?:https?|mailto|tel):/i
markdown.validateLink = (url) => !/^\s*[a-z][a-z\d+.-]*:/i.test(url) || allowedScheme.test(url.trim())

const plainImage = markdown.renderer.rules.image
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const { renderImage } = env as { renderImage?: RenderImage }
  const token = tokens[index]
  const alt = markdown.utils.escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env))
  const html = renderImage?.({ src: String(token?.attrGet('src')), alt })
  return html ?? plainImage?.(tokens, index, options, env, self) ?? ''
}

// The title of the page is its only h1, so the highest heading of a text becomes an h2.
markdown.core.ruler.push('fit-headings', (state) => {
  const headings = state.tokens.filter((token) => token.type.startsWith('heading_'))
  const levelOf = (token: { tag: string }) => Number(token.tag.slice(1))
  const highest = Math.min(...headings.map(levelOf))
  for (const token of headings) token.tag = `h${Math.min(6, levelOf(token) - highest + 2)}`
})

/** The tokens of a text, for another renderer. */
export const parseMarkdown = (content: string) => markdown.parse(content, {})

export const toHtml = (content: string, renderImage?: RenderImage) => markdown.render(content, { renderImage })
