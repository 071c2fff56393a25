/** The contact form: receives messages of visitors, and lists them for the people who answer. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { IdempotencyKeyHeader, Message, NewMessage } from '#shared/shapes/message.ts'
import { MaybePageQuery, pageFields } from '#shared/shapes/page.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { mustBeAllowed } from './guard.ts'
import { orTheNewest, pageOrNewest } from './paging.ts'
import { clientNetworkOf, type Rates } from './rate-limit.ts'

const tags = ['Contact messages']
const OneMessage = z.object({ message: Message })
const Received = OneMessage.extend({
  replyDays: z.int().optional().meta({
    description: 'In how many days the sender gets a reply; absent: the organisation names no number',
  }),
})

const send = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Send a message to the organisation',
  request: { ...jsonBody(NewMessage), headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape) },
  responses: { 201: answer('The message, received', Received), ...refusals(400, 413, 415, 422, 429) },
})
const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: `List messages, newest first; ${orTheNewest}`,
  ...signedIn,
  request: { query: MaybePageQuery },
  responses: {
    200: answer('The messages', z.object({ messages: z.array(Message), ...pageFields })),
    ...refusals(401, 403, 422),
  },
})
const find = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Read one message',
  ...signedIn,
  request: idParam,
  responses: { 200: answer('The message', OneMessage), ...refusals(401, 403, 404) },
})
const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete one message permanently',
  ...signedIn,
  request: idParam,
  responses: { 200: answer('The deleted message', OneMessage), ...refusals(401, 403, 404) },
})

export const contactRoutes = ({ messages }: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(send, async (c) => {
      await rates.take(rates.of('contact', clientNetworkOf(c.env.visitor)))
      const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
      const how = { key, signals: signalsIn(formCheck), addressOf }
      const message = await messages.receive(c.req.valid('json'), how)
      const replyDays = await messages.replySettings.replyDays()
      return c.json({ message, ...(replyDays > 0 && { replyDays }) }, 201)
    })
    .openapi(list, async (c) => {
      mustBeAllowed(c, 'messages.read')
      const { found, ...page } = await pageOrNewest(messages, c.req.valid('query'))
      return c.json({ messages: found, ...page }, 200)
    })
    .openapi(find, async (c) => {
      mustBeAllowed(c, 'messages.read')
      return c.json({ message: await messages.find(c.req.valid('param').id) }, 200)
    })
    .openapi(remove, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ message: await messages.remove(c.req.valid('param').id) }, 200)
    })
