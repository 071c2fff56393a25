/** Answers the calls on places of care: visitors read listed ones; editors add, change and check them. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import type { ApiEnv } from './calls.ts'
import { mustBeAllowed, visitorMay, visitorMustBeAllowed } from './guard.ts'
import { placeCalls } from './place-calls.ts'

const permission = 'places.write'

export const placeRoutes = ({ places }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(placeCalls.list, async (c) => {
      const query = c.req.valid('query')
      const isForEditors = query.state !== undefined || query.search !== undefined
      if (isForEditors) visitorMustBeAllowed(c, permission)
      const { found, ...rest } = await (isForEditors ? places.listForEditors(query) : places.list(query))
      return c.json({ places: found, ...rest }, 200)
    })
    .openapi(placeCalls.find, async (c) => {
      const { id } = c.req.valid('param')
      if (visitorMay(c, permission)) return c.json(await places.find(id), 200)
      return c.json({ place: await places.findPublic(id) }, 200)
    })
    .openapi(placeCalls.add, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ place: await places.add(c.req.valid('json')) }, 201)
    })
    .openapi(placeCalls.change, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ place: await places.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })
    .openapi(placeCalls.remove, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ place: await places.remove(c.req.valid('param').id) }, 200)
    })
    .route('/', checkRoutes({ places }))

const checkRoutes = ({ places }: Pick<Core, 'places'>) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(placeCalls.restore, async (c) => {
      mustBeAllowed(c, permission)
      return c.json({ place: await places.restore(c.req.valid('param').id) }, 200)
    })
    .openapi(placeCalls.check, async (c) => {
      mustBeAllowed(c, permission)
      return c.json(await places.check(c.req.valid('param').id, c.req.valid('json')), 201)
    })
    .openapi(placeCalls.removeCheck, async (c) => {
      mustBeAllowed(c, permission)
      const { id, check } = c.req.valid('param')
      return c.json({ place: await places.removeCheck(id, check) }, 200)
    })
