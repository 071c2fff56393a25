import type { MiddlewareHandler } from 'hono'

const takenForWhatItIs = { 'X-Content-Type-Options': 'nosniff' }

/** What every page says, and whatever else may be opened by itself. */
const safeHeaders = {
  ...takenForWhatItIs,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const policy = 'Content-Security-Policy'
const mayDoNothing = { [policy]: "default-src 'none'; frame-ancestors 'none'; sandbox" }

// A drawing may hold scripts, and be opened by itself.
const isDrawing = (type: string) => type.startsWith('image/svg')

/** Scripts, styles and pictures. A first visit asks for a dozen of them, and headers travel uncompressed. */
const isOnlyPartOfPages = (type: string) => /^(?:text\/(?:javascript|css)|image\/)/.test(type)

/** Pages add a content security policy of their own; everything else may do nothing at all. */
export const withSafeHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(headersFor(c.res.headers))) c.header(name, value)
}

/** For an answer with these headers. */
export const headersFor = (said: Headers) => {
  const type = said.get('Content-Type') ?? ''
  if (isDrawing(type)) return { ...takenForWhatItIs, ...mayDoNothing }
  if (isOnlyPartOfPages(type)) return takenForWhatItIs
  return said.has(policy) ? safeHeaders : { ...safeHeaders, ...mayDoNothing }
}
