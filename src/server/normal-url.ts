/**
 * The normal spelling of an address (URL normalization: case, trailing slash, percent-encoding). `main.ts` gives it to
 * each request before anything else reads it, so that one copy of the path decides about headers, caches, rates,
 * downloads and forms, however the address was written: `/Ask/%4b7WM/` opens the same page as `/ask/K7WM`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { foldLetters } from '#shared/fold.ts'
import { secretStart } from '#shared/pages/page-lists.ts'

const callsWithToken =
  /^\/api\/v1\/(?:questions\/codes|signups|gift-pages|draft-links|newsletter-previews|volunteer-entries)\/./

/**
 * The token or code in these links is the proof, and they must work without a script, so it cannot be in the fragment.
 * `path` is in its normal spelling.
 */
export const hasTokenInPath = (path: string) => secretStart.test(path) || callsWithToken.test(path)

/** Not pages: their names keep their case, and the API has its own response to an unknown address. */
const isNoPage = /^\/(?:api|assets|files|media)(?:\/|$)/

/** Nearly all addresses are normal, and parsing takes time. */
const isNormal = /^(?:\/|(?:\/[a-z0-9_~-][a-z0-9._~-]*)+)(?:\?(?!.*%00)[^#]*)?$/

/** Path and query. Undefined: no address, or one that contains something other than text. */
export const normalUrlOf = (target: string) => {
  if (isNormal.test(target)) return target
  const url = URL.parse(target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=[/?])/, 'http://site'))
  const path = url && unescaped(url.pathname).replace(/\/{2,}/g, '/')
  if (!path || !isText(path)) return undefined
  // A character that nobody can type, and that not every database can store.
  const query = url.search.replaceAll('%00', '')
  return (isNoPage.test(path) ? path : pagePath(path)) + query
}

/** Only characters that never need an escape, as RFC 3986, 6.2.2.2 says. */
const unescaped = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (found) => {
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16))
    return /[a-z0-9._~-]/i.test(character) ? character : found.toUpperCase()
  })

const isText = (path: string) => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** A page named in its natural spelling, like /tags/Ŋutɔ: no address of a page contains such a letter. */
const inPlainLetters = (path: string) => {
  if (!path.includes('%') || secretStart.test(path.toLowerCase())) return path
  const parts = path.slice(1).split('/').map(decodeURIComponent)
  const plain = parts.map((part) =>
    foldLetters(part)
      .replace(/[^a-z0-9._~-]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  // Anything else is no name, and must not become a step to another folder.
  const isName = parts.every((part) => natural.test(part)) && plain.every((part) => /^[^.]/.test(part))
  return isName ? `/${plain.join('/')}` : path
}

const natural = /^[\p{L}\p{M}\p{N}\p{Cf} '’‘ʼ._~-]+$/u

/** The token or code at the end keeps its case. */
const pagePath = (path: string) => {
  const withoutSlash = inPlainLetters(path.replace(/(?<=.)\/$/, ''))
  const lower = withoutSlash.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  const [kept = lower] = secretStart.exec(lower) ?? []
  return kept + withoutSlash.slice(kept.length)
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
