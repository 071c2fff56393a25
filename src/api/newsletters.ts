import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './env.ts'
import { mustBeAllowed } from './guard.ts'
import { calls, publicCalls } from './newsletter-calls.ts'

/** What everybody may read. */
export const letterRoutes = ({ campaigns }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(publicCalls.list, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { found: letters, ...pages } = await campaigns.listPublic(page, limit)
      return c.json({ letters, ...pages }, 200)
    })
    .openapi(publicCalls.look, async (c) =>
      c.json({ html: await campaigns.look(c.req.valid('param').look, addressOf('')) }, 200),
    )
    .openapi(publicCalls.find, async (c) =>
      c.json({ letter: await campaigns.findPublic(c.req.valid('param').id, addressOf('')) }, 200),
    )

export const campaignRoutes = ({ campaigns }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      mustBeAllowed(c, 'letters.write')
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await campaigns.list(page, limit)
      return c.json({ campaigns: found, ...pages }, 200)
    })
    .openapi(calls.draft, async (c) => {
      mustBeAllowed(c, 'letters.write')
      return c.json({ campaign: await campaigns.draft(c.req.valid('json')) }, 201)
    })
    .openapi(calls.find, async (c) => {
      mustBeAllowed(c, 'letters.write')
      return c.json({ campaign: await campaigns.find(c.req.valid('param').id) }, 200)
    })
    .openapi(calls.change, async (c) => {
      mustBeAllowed(c, 'letters.write')
      return c.json({ campaign: await campaigns.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })
    .openapi(calls.remove, async (c) => {
      mustBeAllowed(c, 'letters.write')
      return c.json({ campaign: await campaigns.remove(c.req.valid('param').id) }, 200)
    })
    .route('/', sendingRoutes({ campaigns }, addressOf))

const sendingRoutes = ({ campaigns }: Pick<Core, 'campaigns'>, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.proof, async (c) => {
      mustBeAllowed(c, 'letters.write')
      return c.json(await campaigns.proof(c.req.valid('param').id, addressOf('')), 200)
    })
    .openapi(calls.sendToMe, async (c) => {
      mustBeAllowed(c, 'letters.write')
      const { email: to } = c.get('user')
      await campaigns.sendTo(to, c.req.valid('param').id, addressOf(''))
      return c.json({ to }, 200)
    })
    .openapi(calls.send, async (c) => {
      mustBeAllowed(c, 'letters.write')
      const { id } = c.req.valid('param')
      return c.json({ campaign: await campaigns.send(id, c.req.valid('json'), addressOf('')) }, 200)
    })
    .openapi(calls.pause, async (c) => {
      mustBeAllowed(c, 'letters.write')
      return c.json({ campaign: await campaigns.pause(c.req.valid('param').id) }, 200)
    })
    .openapi(calls.goOn, async (c) => {
      mustBeAllowed(c, 'letters.write')
      return c.json({ campaign: await campaigns.goOn(c.req.valid('param').id) }, 200)
    })
    .openapi(calls.stop, async (c) => {
      mustBeAllowed(c, 'letters.write')
      return c.json({ campaign: await campaigns.stop(c.req.valid('param').id) }, 200)
    })
