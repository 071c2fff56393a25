/** The audit log (audit trail): who did what, and when. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { HistoryEntry, HistoryQuery } from '#shared/shapes/history.ts'
import { pageFields } from '#shared/shapes/page.ts'
import type { ApiEnv } from './calls.ts'
import { answer, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

const people = z.array(z.string()).meta({ description: 'Every user who appears in the history, on any page' })

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['History'],
  ...signedIn,
  summary: 'List who did what and when, newest first',
  request: { query: HistoryQuery },
  responses: {
    200: answer('One page', z.object({ history: z.array(HistoryEntry), people, ...pageFields })),
    ...refusals(401, 403, 422),
  },
})

export const historyRoutes = ({ history }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(list, async (c) => {
    mustBeAllowed(c, 'history.read')
    const { found, ...pages } = await history.list(c.req.valid('query'))
    return c.json({ history: found, people: await history.people(), ...pages }, 200)
  })
