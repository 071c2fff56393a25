/**
 * The Content-Security-Policy (CSP) of one page: the hashes of its own inline scripts and styles, and nothing else inline.
 * `server/headers.ts` has the policy of other responses.
 */
import { hash } from 'node:crypto'

/** A light page has no script. */
export const hasScript = (html: string) => html.includes('<script')

/** `imageSource` begins with a space, or is empty: another origin that images come from. */
export const policyFor = (html: string, imageSource: string, mayBeFramed: boolean) =>
  [
    "default-src 'self'",
    hasScript(html) ? `script-src 'self'${hashesOf(html, 'script')}` : "script-src 'none'",
    `style-src 'self'${hashesOf(html, 'style')}`,
    `img-src 'self' data: blob:${imageSource}`,
    // The map and videos, each only after a click. A visitor reaches them without a new page, so all pages allow them.
    "frame-src 'self' https://www.openstreetmap.org https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
  ].join('; ')

const hashesOf = (html: string, tag: 'script' | 'style') => {
  const contents = html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...contents].map(([, content = '']) => ` 'sha256-${hash('sha256', content, 'base64')}'`).join('')
}
