/** Where a form was sent from. Browsers say it, the older ones with less certainty, and some not at all. */
import type { Context, MiddlewareHandler } from 'hono'

type Sender = 'this site' | 'another site' | 'somewhere'

/** `publicUrl` is where people know the site: behind a proxy the Host header may name something else. */
export const senderOf = (c: Context, publicUrl: string): Sender => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin' ? 'this site' : 'another site'
  const said = c.req.header('Origin') ?? c.req.header('Referer')
  if (said === undefined) return 'somewhere'
  const host = URL.parse(said)?.host
  return host && [c.req.header('Host'), URL.parse(publicUrl)?.host].includes(host) ? 'this site' : 'another site'
}

/**
 * Nobody writes to us, or subscribes, because a page of another site made their browser do it. A browser that says
 * nothing is believed: a person who needs help may have an old one.
 */
export const ownForms =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'POST' && senderOf(c, publicUrl) === 'another site')
      return c.text('This form was sent from another site. Please open it here and send it again.', 403)
    await next()
  }
