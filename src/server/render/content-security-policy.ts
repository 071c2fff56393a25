/**
 * The Content-Security-Policy (CSP) of one page: the hashes of its own inline scripts and styles, and nothing else
 * inline (no nonce). `server/headers.ts` has the policy of other responses.
 */
import { hash } from 'node:crypto'

/** A light page has no script. */
export const hasScript = (html: string) => html.includes('<script')

type PolicyOptions = {
  /** Sources of the styles that the HTML does not have yet, as `hashSource` returns them. */
  styleSources: string
  /** Begins with a space, or is empty: another origin from which images are loaded. */
  imageSource: string
  mayBeFramed: boolean
}

/** The map and videos, each only after a click: a page that offers one names its origin. */
const framed = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com']

/** `parts` are the HTML of the page, in pieces that split no element. */
export const policyFor = (parts: string[], { styleSources, imageSource, mayBeFramed }: PolicyOptions) =>
  [
    "default-src 'self'",
    parts.some(hasScript) ? `script-src 'self'${hashSources(parts, 'script')}` : "script-src 'none'",
    `style-src 'self'${styleSources}${hashSources(parts, 'style')}`,
    `img-src 'self' data: blob:${imageSource}`,
    `frame-src 'self'${framed
      .filter((origin) => parts.some((html) => html.includes(origin)))
      .map((origin) => ` ${origin}`)
      .join('')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
  ].join('; ')

/** One source of a policy, after a space. */
export const hashSource = (content: string) => ` 'sha256-${hash('sha256', content, 'base64')}'`

const hashSources = (parts: string[], tag: 'script' | 'style') =>
  parts.map((html) => Array.from(contentsOf(html, tag), hashSource).join('')).join('')

/** A browser never runs structured data, so it needs no source. */
const structuredData = ' type="application/ld+json"'

/**
 * The contents of every inline element with this tag. An element without contents loads a file. Searching fixed strings
 * takes a tenth of the time of a regular expression.
 */
function* contentsOf(html: string, tag: 'script' | 'style') {
  let open = html.indexOf(`<${tag}`)
  while (open >= 0) {
    const start = html.indexOf('>', open) + 1
    const end = html.indexOf(`</${tag}>`, start)
    if (end < 0) return
    if (end > start && !html.startsWith(structuredData, open + tag.length + 1)) yield html.slice(start, end)
    open = html.indexOf(`<${tag}`, end)
  }
}
