/** The dashboard: numbers and open tasks, as far as the user's role may see them. */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { NotAllowed } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { Dashboard } from '#shared/shapes/dashboard.ts'
import type { ApiEnv } from './calls.ts'
import { answer, refusals, signedIn } from './calls.ts'

const ask = createRoute({
  method: 'get',
  path: '/',
  tags: ['Dashboard'],
  summary: 'Read the counts and tasks of the dashboard in one call',
  ...signedIn,
  responses: { 200: answer('What this user is allowed to see', Dashboard), ...refusals(401, 403) },
})

export const dashboardRoutes = ({ dashboard }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(ask, async (c) => {
    const found = await dashboard(c.get('user'))
    if (Object.keys(found).length === 0) throw new NotAllowed()
    return c.json(found, 200)
  })
