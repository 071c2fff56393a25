/** Turns what people write into what people read. Raw HTML is shown as text, never executed. */
import MarkdownIt from 'markdown-it'
import { type KnownPictures, withPictures } from '../images/markdown-images.ts'

const markdown = withPictures(new MarkdownIt({ html: false, linkify: true, typographer: false }))

// The page's own title is the only first heading, so the highest heading of a text becomes a second one.
markdown.core.ruler.push('fit-headings', (state) => {
  const headings = state.tokens.filter((token) => token.type.startsWith('heading_'))
  const levelOf = (token: { tag: string }) => Number(token.tag.slice(1))
  const highest = Math.min(...headings.map(levelOf))
  for (const token of headings) token.tag = `h${Math.min(6, levelOf(token) - highest + 2)}`
})

const excerptLength = 220

/** Every mark and word of a text, for whoever writes it in another way. */
export const parseMarkdown = (content: string) => markdown.parse(content, {})

/** Pictures of ours that are known get all their sizes. */
export const toHtml = (content: string, pictures: KnownPictures = new Map()) => markdown.render(content, { pictures })

/** The first words as plain text, cut at a word; headings are left out. */
export const toExcerpt = (content: string) => {
  const text = plainText(content).replace(/\s+/g, ' ').trim()
  if (text.length <= excerptLength) return text
  const cut = text.slice(0, excerptLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength - 40)).trimEnd()}…`
}

/** Every word that a reader sees, headings and code included, without the marks around them. */
export const toText = (content: string) =>
  markdown
    .parse(content, {})
    .map((token) => (token.type === 'inline' ? wordsOf(token) : token.content))
    .filter(Boolean)
    .join(' ')

const plainText = (content: string) => {
  const tokens = markdown.parse(content, {})
  const blocks = tokens.map((token, index) => ({ token, isHeading: tokens[index - 1]?.type === 'heading_open' }))
  const texts = blocks.filter(({ token }) => token.type === 'inline')
  const withoutHeadings = texts.filter(({ isHeading }) => !isHeading)
  return (withoutHeadings.length > 0 ? withoutHeadings : texts).map(({ token }) => wordsOf(token)).join(' ')
}

const wordsOf = (block: { children: { type: string; content: string }[] | null }) =>
  (block.children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('')
