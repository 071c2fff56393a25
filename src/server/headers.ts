/**
 * Middleware for the security headers (HSTS, Referrer-Policy, X-Frame-Options against clickjacking, Permissions-Policy)
 * and for Cache-Control, by the kind of response. `render/content-security-policy.ts` writes the policy of pages.
 */
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { contentPreviewParam } from '#shared/content-preview.ts'
import { limits } from '#shared/limits.ts'
import { locatingPaths, secretAnswerPaths } from '#shared/pages/page-lists.ts'
import { hasTokenInPath } from './normal-url.ts'

/** `isCacheable`: whether the page cache requested the response, which it stores if the status is 200. */
export type Bindings = HttpBindings & { isCacheable?: boolean }

/** Hono adds each of these unless it is switched off, and headers travel uncompressed. */
const unused = {
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  // These are in `hstsHeader`, because responses that do not come from the app have it, too.
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/** Every page, and whatever else a browser may open as a document. */
const forDocument = {
  ...unused,
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
}

/** Only these pages may request the position of the device. */
const forLocating = { ...forDocument, permissionsPolicy: { camera: [], geolocation: ['self'], microphone: [] } }

const allowNothing = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] }

const kinds = {
  page: secureHeaders(forDocument),
  locating: secureHeaders(forLocating),
  document: secureHeaders({ ...forDocument, contentSecurityPolicy: allowNothing }),
  // An SVG may contain scripts, and may be opened as a document.
  drawing: secureHeaders({ ...unused, contentSecurityPolicy: allowNothing }),
  // Scripts, styles and images. A first visit requests a dozen of them.
  partOfPage: secureHeaders(unused),
}

const kindOf = (headers: Headers, url: string): keyof typeof kinds => {
  const type = headers.get('Content-Type') ?? ''
  if (type.startsWith('image/svg')) return 'drawing'
  if (/^(?:text\/(?:javascript|css)|image\/)/.test(type)) return 'partOfPage'
  // Pages have their own policy with the hashes of their scripts.
  if (!headers.has('Content-Security-Policy')) return 'document'
  return locatingPaths.includes(new URL(url).pathname) ? 'locating' : 'page'
}

/**
 * The right headers are known only once the response exists. They are changed in place, because Hono's `c.header` would
 * copy the response each time.
 */
export const safeHeaders =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    await kinds[kindOf(c.res.headers, c.req.url)](c, async () => {})
    const headers = { ...hstsHeader(publicUrl), ...((hasToken(c.req.url) || showsCode(c.req)) && forTokens) }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (c.res.status === 503) addMissing(c.res.headers, forUnavailable)
  }

/**
 * Data or files are unavailable. No cache stores this response, and it tells clients and crawlers when to try again.
 */
const forUnavailable = { 'Cache-Control': 'no-store', 'Retry-After': String(limits.unavailableRetrySeconds) }

const addMissing = (headers: Headers, added: Record<string, string>) => {
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value)
}

const hasToken = (url: string) => {
  const { pathname, searchParams } = new URL(url)
  return hasTokenInPath(pathname) || searchParams.has(contentPreviewParam)
}

/** Like the response to a question without a name, which shows its code. */
const showsCode = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && secretAnswerPaths.includes(path)

/** No cache stores the page, and no link or image on it sends its address to another site. */
const forTokens = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

const yearSeconds = 365 * 24 * 60 * 60

/**
 * HTTP Strict Transport Security (RFC 6797), for every response: browsers that used https once never use http again.
 * Empty if the public address is http. Without subdomains, which may belong to others.
 */
export const hstsHeader = (publicUrl: string): Record<string, string> =>
  /^https:/i.test(publicUrl) ? { 'Strict-Transport-Security': `max-age=${yearSeconds}` } : {}

/**
 * A page that the page cache will not store may contain one visitor's query or input, so no shared cache may store it.
 */
export const privateUnlessCached: MiddlewareHandler<{ Bindings: Bindings }> = async (c, next) => {
  await next()
  if (c.env.isCacheable && c.res.status === 200) return
  const { headers } = c.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  headers.append('Vary', 'Save-Data, Cookie')
}
