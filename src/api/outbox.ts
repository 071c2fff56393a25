/** The outbox: emails by state, and the manual actions of an administrator on an unsent one. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { givesAccess } from '#core/users/user-row.ts'
import { PageQuery, pageFields } from '#shared/shapes/fields.ts'
import { Email, EmailCounts, EmailDetail, EmailState, MailHealth } from '#shared/shapes/outbox.ts'
import { type ApiEnv, answer, callsTagged, itemCalls } from './calls.ts'
import { mustBeConfirmed } from './guard.ts'

const call = callsTagged('Outbox', 'outbox.write')

const list = call('get', '/', {
  needs: 'outbox.read',
  summary: 'List emails in one state, newest first, with the number in each state and the state of the mail server',
  query: PageQuery.extend({ state: EmailState.optional().default('waiting') }),
  gives: {
    200: answer(
      'The emails',
      z.object({ emails: z.array(Email), counts: EmailCounts, health: MailHealth, ...pageFields }),
    ),
  },
})
const find = call('get', '/{id}', {
  needs: 'outbox.read',
  summary: 'Read one email',
  description: 'An invitation or a password reset with its link requires `POST /auth/confirmation` first.',
  gives: { 200: answer('The email', z.object({ email: EmailDetail })) },
})

/** A manual action on an email that was not sent normally. */
const act = itemCalls(call, 'The email', z.object({ email: Email }), [422])
const send = act('post', '/{id}/send', 'Send an email that is waiting, has failed, or is of unknown outcome, now')
const arrived = act('post', '/{id}/arrived', 'Mark an email of unknown outcome as delivered')
const discard = act('delete', '/{id}', 'Permanently delete one email, so that it is not sent', 'The deleted email')

export const outboxRoutes = ({ outbox }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(list, async (c) => {
      const { state, page, limit } = c.req.valid('query')
      const { found: emails, ...pages } = await outbox.list(state, page, limit)
      const [counts, health] = [await outbox.counts(), await outbox.health()]
      return c.json({ emails, counts, health, ...pages }, 200)
    })
    .openapi(find, async (c) => {
      const email = await outbox.find(c.req.valid('param').id)
      if (givesAccess(email)) mustBeConfirmed(c)
      return c.json({ email }, 200)
    })
    .openapi(send, async (c) => {
      const { id } = c.req.valid('param')
      await outbox.sendAgain(id)
      return c.json({ email: await outbox.findOne(id) }, 200)
    })
    .openapi(arrived, async (c) => {
      const { id } = c.req.valid('param')
      await outbox.arrived(id)
      return c.json({ email: await outbox.findOne(id) }, 200)
    })
    .openapi(discard, async (c) => {
      const { id } = c.req.valid('param')
      const email = await outbox.findOne(id)
      await outbox.discard(id)
      return c.json({ email }, 200)
    })
