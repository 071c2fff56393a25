/** Deliverability: the DNS records that the domain needs, and a test email. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { Deliverability } from '#shared/shapes/deliverability.ts'
import type { ApiEnv } from './calls.ts'
import { answer, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

const shared = { path: '/' as const, tags: ['Outbox'], ...signedIn }

const find = createRoute({
  method: 'get',
  ...shared,
  summary: 'List the DNS records that the domain needs so that mail servers accept our emails',
  responses: { 200: answer('The records', Deliverability), ...refusals(401, 403) },
})
const tryOut = createRoute({
  method: 'post',
  ...shared,
  summary: 'Send yourself a test email that shows its headers',
  responses: {
    200: answer('The recipient and the headers', z.object({ to: z.string(), headers: z.string() })),
    ...refusals(401, 403),
  },
})

export const deliverabilityRoutes = ({ outbox }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(find, async (c) => {
      mustBeAllowed(c, 'outbox.read')
      return c.json(await outbox.deliverability(), 200)
    })
    .openapi(tryOut, async (c) => {
      mustBeAllowed(c, 'outbox.write')
      const { email: to } = c.get('user')
      return c.json({ to, headers: await outbox.sendTestEmail(to) }, 200)
    })
