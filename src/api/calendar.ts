/** The calendar: scheduled articles and newsletters. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { ScheduledItem } from '#shared/shapes/calendar.ts'
import type { ApiEnv } from './calls.ts'
import { answer, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['Calendar'],
  summary: 'List what will be published or sent automatically, the next first',
  description: 'Scheduled news and blog posts, and newsletters for users who may send them.',
  ...signedIn,
  responses: {
    200: answer('Everything scheduled', z.object({ items: z.array(ScheduledItem) })),
    ...refusals(401, 403),
  },
})

export const calendarRoutes = ({ calendar }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(list, async (c) => {
    mustBeAllowed(c, 'articles.write')
    return c.json({ items: await calendar(c.get('user')) }, 200)
  })
