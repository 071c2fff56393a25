/** Turns what people write into what people read. Raw HTML is shown as text, never executed. */
import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false })

// The page's own title is the only first heading, so those of a text begin one step lower.
markdown.core.ruler.push('lower-headings', (state) => {
  for (const token of state.tokens)
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`
})

const excerptLength = 220

export const toHtml = (content: string) => markdown.render(content)

/** The first words as plain text, cut at a word; headings are left out. */
export const toExcerpt = (content: string) => {
  const text = plainText(content).replace(/\s+/g, ' ').trim()
  if (text.length <= excerptLength) return text
  const cut = text.slice(0, excerptLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength - 40)).trimEnd()}…`
}

const plainText = (content: string) => {
  const tokens = markdown.parse(content, {})
  const blocks = tokens.map((token, index) => ({ token, isHeading: tokens[index - 1]?.type === 'heading_open' }))
  const texts = blocks.filter(({ token }) => token.type === 'inline')
  const withoutHeadings = texts.filter(({ isHeading }) => !isHeading)
  return (withoutHeadings.length > 0 ? withoutHeadings : texts).map(({ token }) => wordsOf(token)).join(' ')
}

const wordsOf = (block: { children: { type: string; content: string }[] | null }) =>
  (block.children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('')
