/** The calendar: scheduled articles and newsletters, and events. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { ScheduledItem } from '#shared/shapes/calendar.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Calendar', 'calendar.read')

const list = call('get', '/', {
  summary: 'List what will be published or sent automatically, and the coming events, the next first',
  description:
    'Scheduled news and blog posts, published events that are not cancelled, and scheduled newsletters: each kind for users whose jobs include it.',
  gives: { 200: answer('Everything scheduled', z.object({ items: z.array(ScheduledItem) })) },
})

export const calendarRoutes = ({ calendar }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(list, async (c) => c.json({ items: await calendar(c.get('user')) }, 200))
