import type { MiddlewareHandler } from 'hono'

/** Whoever renders pages would write an address with a broken sign into the log, and with it what somebody typed. */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  try {
    decodeURIComponent(c.req.path)
  } catch {
    return c.text('This address cannot be read.', 400)
  }
  await next()
}
