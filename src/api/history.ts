/** The audit log (audit trail): who did what, and when. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { pageFields } from '#shared/shapes/fields.ts'
import { HistoryEntry, HistoryQuery } from '#shared/shapes/history.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('History', 'history.read')

const people = z.array(z.string()).meta({ description: 'Every user who appears in the history, on any page' })

const names = z
  .record(z.string(), z.string())
  .meta({ description: 'By email address: the names of the users who have entered one' })

const list = call('get', '/', {
  summary: 'List who did what and when, newest first',
  query: HistoryQuery,
  gives: { 200: answer('One page', z.object({ history: z.array(HistoryEntry), people, names, ...pageFields })) },
})

export const historyRoutes = ({ history }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(list, async (c) => {
    const { found, ...pages } = await history.list(c.req.valid('query'))
    return c.json({ history: found, people: await history.people(), names: await history.names(), ...pages }, 200)
  })
