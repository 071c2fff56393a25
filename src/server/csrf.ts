/**
 * Rejects forms of pages that were sent from another site (cross-site request forgery, CSRF). The API needs no such check:
 * it reads the session from the `Authorization` header, never from a cookie (`api/guard.ts`). Why not hono/csrf:
 * docs/decisions/0046.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { hasTokenInPath } from './normal-url.ts'

type Sender = 'this site' | 'another site' | 'unknown'

/**
 * Where a form was sent from. Browsers send it in `Sec-Fetch-Site`, older ones in `Origin` or `Referer`, some not at
 * all. `publicUrl` is the address that people type, because behind a proxy the Host header may contain another one.
 */
export const senderOf = (c: Context, publicUrl: string): Sender => {
  const fetchSite = c.req.header('Sec-Fetch-Site')
  if (fetchSite) return fetchSite === 'same-origin' ? 'this site' : 'another site'
  const origin = c.req.header('Origin') ?? c.req.header('Referer')
  if (origin === undefined) return 'unknown'
  const host = URL.parse(origin)?.host
  return host && [c.req.header('Host'), URL.parse(publicUrl)?.host].includes(host) ? 'this site' : 'another site'
}

/**
 * A browser that does not say where a form was sent from is trusted, because a person who needs help may have an old
 * one. So is anybody with a link with a token or a code: web mail sends the one-click unsubscribe (RFC 8058) from its own
 * origin.
 */
export const rejectOtherSites =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'POST' && !hasTokenInPath(c.req.path) && senderOf(c, publicUrl) === 'another site')
      return c.text('This form was sent from another site. Please open it here and send it again.', 403)
    await next()
  }
