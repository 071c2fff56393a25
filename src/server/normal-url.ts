/**
 * The normal spelling of an address (URL normalization: case, trailing slash, percent-encoding). `main.ts` gives it to
 * each request before anything else reads it, so that one copy of the path decides about headers, caches, rates,
 * downloads and forms, however the address was written: `/Ask/%4b7WM/` opens the same page as `/ask/K7WM`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNoPage, normalPathOf } from '#shared/pages/normal-path.ts'
import { secretStart } from '#shared/pages/page-lists.ts'

const callsWithToken =
  /^\/api\/v1\/(?:questions\/codes|signups|gift-pages|draft-links|newsletter-previews|volunteer-entries)\/./

/**
 * The token or code in these links is the proof, and they must work without a script, so it cannot be in the fragment.
 * `path` is in its normal spelling.
 */
export const hasTokenInPath = (path: string) => secretStart.test(path) || callsWithToken.test(path)

/** Nearly all addresses are normal, and parsing takes time. */
const isNormal = /^(?:\/|(?:\/[a-z0-9_~-][a-z0-9._~-]*)+)(?:\?(?!.*%00)[^#]*)?$/

/** Path and query. Undefined: no address, or one that contains something other than text. */
export const normalUrlOf = (target: string) => {
  if (isNormal.test(target)) return target
  const url = URL.parse(target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=[/?])/, 'http://site'))
  if (!url) return undefined
  const path = normalPathOf(url.pathname)
  // A character that nobody can type, and that not every database can store.
  return path && path + url.search.replaceAll('%00', '')
}

const withoutQuery = (url: string) => url.split('?', 1)[0] ?? ''

/**
 * Gives a request its normal URL. Refuses an address that is none, and redirects requests for a page to its normal
 * spelling; returns whether it answered. No cache stores the redirect, which may contain a code. Not in development,
 * where Vite serves source files by their names.
 */
export const createUrlNormaliser =
  (siteHeaders: Record<string, string>) => (request: IncomingMessage, response: ServerResponse) => {
    const { url: target = '', method } = request
    const headers = { ...siteHeaders, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
    const url = normalUrlOf(target)
    if (url === undefined && /^\/+api\//.test(target)) {
      // The API answers like for every other address that it does not know: 404, as JSON.
      request.url = '/api/not-valid'
      return false
    }
    if (url === undefined) {
      response
        .writeHead(400, { ...headers, 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' })
        .end('This address is not valid.')
      return true
    }
    request.url = url
    const isElsewhere = withoutQuery(url) !== withoutQuery(target) && !isNoPage.test(url)
    if (!isElsewhere || (method !== 'GET' && method !== 'HEAD')) return false
    response.writeHead(308, { ...headers, Location: url }).end()
    return true
  }
