/**
 * Answers the calls on newsletters (campaigns): visitors read sent ones; permitted users write, check, send, schedule
 * and pause them. `core/newsletters/lifecycle.ts` decides what is possible when.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { mustBeAllowed } from './guard.ts'
import { newsletterCalls, sentNewsletterCalls } from './newsletter-calls.ts'

/** Public: sent newsletters, and previews with a token. */
export const sentNewsletterRoutes = ({ newsletters }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(sentNewsletterCalls.list, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await newsletters.listPublic(page, limit)
      return c.json({ newsletters: found, ...pages }, 200)
    })
    .openapi(sentNewsletterCalls.preview, async (c) =>
      c.json({ html: await newsletters.preview(c.req.valid('param').token, addressOf('')) }, 200),
    )
    .openapi(sentNewsletterCalls.find, async (c) =>
      c.json({ newsletter: await newsletters.findPublic(c.req.valid('param').id, addressOf('')) }, 200),
    )

export const newsletterRoutes = ({ newsletters }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(newsletterCalls.list, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await newsletters.list(page, limit)
      return c.json({ newsletters: found, ...pages }, 200)
    })
    .openapi(newsletterCalls.draft, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      const key = c.req.valid('header')['idempotency-key']
      return c.json({ newsletter: await newsletters.draft(c.req.valid('json'), key) }, 201)
    })
    .openapi(newsletterCalls.find, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      return c.json({ newsletter: await newsletters.find(c.req.valid('param').id) }, 200)
    })
    .openapi(newsletterCalls.change, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      return c.json({ newsletter: await newsletters.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })
    .openapi(newsletterCalls.remove, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      return c.json({ newsletter: await newsletters.remove(c.req.valid('param').id) }, 200)
    })
    .route('/', sendingRoutes({ newsletters }, addressOf))

const sendingRoutes = ({ newsletters }: Pick<Core, 'newsletters'>, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(newsletterCalls.checks, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      return c.json(await newsletters.check(c.req.valid('param').id, addressOf('')), 200)
    })
    .openapi(newsletterCalls.sendTestEmail, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      const { email: to } = c.get('user')
      await newsletters.sendTestEmail(to, c.req.valid('param').id, addressOf(''))
      return c.json({ to }, 200)
    })
    .openapi(newsletterCalls.send, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      const { id } = c.req.valid('param')
      return c.json({ newsletter: await newsletters.send(id, c.req.valid('json'), addressOf('')) }, 200)
    })
    .openapi(newsletterCalls.pause, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      return c.json({ newsletter: await newsletters.pause(c.req.valid('param').id) }, 200)
    })
    .openapi(newsletterCalls.resume, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      return c.json({ newsletter: await newsletters.resume(c.req.valid('param').id) }, 200)
    })
    .openapi(newsletterCalls.resend, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      return c.json({ newsletter: await newsletters.resend(c.req.valid('param').id) }, 200)
    })
    .openapi(newsletterCalls.stop, async (c) => {
      mustBeAllowed(c, 'newsletters.write')
      return c.json({ newsletter: await newsletters.stop(c.req.valid('param').id) }, 200)
    })
