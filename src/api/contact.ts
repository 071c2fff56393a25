/** The contact form: receives messages of visitors, and lists them for the people who answer. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { MaybePageQuery, pageFields } from '#shared/shapes/fields.ts'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { IdempotencyKeyHeader, Message, NewMessage } from '#shared/shapes/message.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, onItem } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { orTheNewest, pageOrNewest } from './paging.ts'
import type { Rates } from './rate-limit.ts'

const call = callsTagged('Contact messages', 'messages.read')

const OneMessage = z.object({ message: Message })
const Received = OneMessage.extend({
  replyDays: z.int().optional().meta({
    description: 'In how many days the sender gets a reply; absent: the organisation names no number',
  }),
})

const send = call('post', '/', {
  needs: 'nothing',
  summary: 'Send a message to the organisation',
  headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape),
  takes: NewMessage,
  gives: { 201: answer('The message, received', Received) },
  also: [429],
})
const list = call('get', '/', {
  summary: `List messages, newest first; ${orTheNewest}`,
  query: MaybePageQuery,
  gives: { 200: answer('The messages', z.object({ messages: z.array(Message), ...pageFields })) },
})
const find = call('get', '/{id}', {
  summary: 'Read one message',
  gives: { 200: answer('The message', OneMessage) },
})
const remove = call('delete', '/{id}', {
  needs: 'messages.write',
  summary: 'Delete one message permanently',
  gives: { 200: answer('The deleted message', OneMessage) },
})

export const contactRoutes = ({ messages }: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(send, async (c) => {
      await rates.take(rates.ofClient('contact', c))
      const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
      const how = { key, signals: signalsIn(formCheck), addressOf }
      const message = await messages.receive(c.req.valid('json'), how)
      const replyDays = await messages.replySettings.replyDays()
      return c.json({ message, ...(replyDays > 0 && { replyDays }) }, 201)
    })
    .openapi(list, async (c) => {
      const { found, ...page } = await pageOrNewest(messages, c.req.valid('query'))
      return c.json({ messages: found, ...page }, 200)
    })
    .openapi(find, onItem('message', messages.find))
    .openapi(remove, onItem('message', messages.remove))
