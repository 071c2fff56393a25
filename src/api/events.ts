/** Answers the calls on events: visitors read published ones; editors add, change, publish and cancel them. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import type { ApiEnv } from './calls.ts'
import { eventCalls } from './event-calls.ts'
import { mustBeAllowed, visitorMay, visitorMustBeAllowed } from './guard.ts'

const permission = 'events.write'

export const eventRoutes = ({ events }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(eventCalls.list, async (c) => {
      const query = c.req.valid('query')
      if (query.when === 'drafts') visitorMustBeAllowed(c, permission)
      const { found, ...rest } = await events.list(query)
      return c.json({ events: found, ...rest }, 200)
    })
    .openapi(eventCalls.find, async (c) => {
      const { id } = c.req.valid('param')
      if (visitorMay(c, permission)) return c.json(await events.find(id), 200)
      return c.json({ event: await events.findPublic(id) }, 200)
    })
    .openapi(eventCalls.add, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ event: await events.add(c.req.valid('json')) }, 201)
    })
    .openapi(eventCalls.change, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ event: await events.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })
    .openapi(eventCalls.remove, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ event: await events.remove(c.req.valid('param').id) }, 200)
    })
    .openapi(eventCalls.publish, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ event: await events.publish(c.req.valid('param').id) }, 200)
    })
    .openapi(eventCalls.cancel, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ event: await events.cancel(c.req.valid('param').id) }, 200)
    })
    .openapi(eventCalls.restore, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ event: await events.restore(c.req.valid('param').id) }, 200)
    })
