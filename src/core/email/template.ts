/**
 * The template of plain emails: makes a text, and a light HTML page with the same content, from lines, and escapes HTML
 * in them. Newsletters have their own: `newsletters/render.ts`.
 */
import { escapeHtml } from '../lib/escape-html.ts'

/** A paragraph; a link with the text before it; or what somebody else wrote. */
export type Line = string | { text: string; link: string } | { quote: string }

export const plainEmail = ({ to, subject, lines }: { to: string; subject: string; lines: Line[] }) => ({
  to,
  subject,
  text: `${lines.map(asText).join('\n\n')}\n`,
  html: page(lines.map(asHtml).join('\n')),
})

const asText = (line: Line) => {
  if (typeof line === 'string') return line
  return 'quote' in line ? line.quote.replace(/^/gm, '> ') : `${line.text}:\n${line.link}`
}

const asHtml = (line: Line) => {
  if (typeof line === 'string') return `<p>${withBreaks(line)}</p>`
  if ('quote' in line) return `<blockquote style="${quoteStyle}">${withBreaks(line.quote)}</blockquote>`
  return `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.text)}</a></p>`
}

const quoteStyle = 'margin:0;padding-left:12px;border-left:3px solid #8a736e'

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

// Styles are inline, because many mail programs drop style sheets.
const page = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<body style="max-width:36em;margin:0 auto;padding:16px;font:16px/1.6 sans-serif">
${body}
</body>
</html>
`
