import type { MiddlewareHandler } from 'hono'

/** What every answer says, whatever it is. Pages add a content security policy of their own. */
export const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'DENY')
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  if (!c.res.headers.has('Content-Security-Policy'))
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
}
