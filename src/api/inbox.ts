/** The inbox: messages for the people who answer them. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { messagePath } from '#shared/paths.ts'
import { BulkAnswer } from '#shared/shapes/editors-list.ts'
import { pageFields } from '#shared/shapes/fields.ts'
import {
  IdempotencyKeyHeader,
  InboxChange,
  InboxCounts,
  InboxMessage,
  InboxQuery,
  MessageBulkAction,
  NewReply,
  Thread,
} from '#shared/shapes/message.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged } from './calls.ts'
import { noteCalls, noteRoutes } from './notes.ts'

const call = callsTagged('Inbox', 'messages.write')

const inboxCalls = {
  list: call('get', '/', {
    needs: 'messages.read',
    summary: 'List the messages of a folder, urgent ones first; a search finds messages with all its words',
    query: InboxQuery,
    gives: {
      200: answer(
        'The messages, and the number in each folder',
        z.object({ messages: z.array(InboxMessage), counts: InboxCounts, ...pageFields }),
      ),
    },
  }),
  counts: call('get', '/counts', {
    needs: 'messages.read',
    summary: 'Count the messages in each folder',
    gives: { 200: answer('The counts', InboxCounts) },
  }),
  find: call('get', '/{id}', {
    needs: 'messages.read',
    summary: 'Read one message with its replies and notes; this does not mark it as read',
    gives: { 200: answer('The message', Thread) },
  }),
  bulk: call('post', '/bulk', {
    summary: 'Mark many messages as read, archived or spam, or delete them permanently',
    takes: MessageBulkAction,
    gives: { 200: answer('The messages that were changed, and those that were not, with the reason', BulkAnswer) },
  }),
  emptySpam: call('delete', '/spam', {
    summary: 'Delete all spam permanently',
    gives: { 200: answer('How many messages were deleted', z.object({ deleted: z.int().min(0) })) },
  }),
  change: call('patch', '/{id}', {
    summary: 'Mark a message as read, answered, archived or spam, or assign it; a colleague gets an email about that',
    takes: InboxChange,
    gives: { 200: answer('The message', z.object({ message: InboxMessage })) },
    also: [409],
  }),
  reply: call('post', '/{id}/replies', {
    summary: 'Reply by email; the reply goes to the outbox',
    headers: IdempotencyKeyHeader,
    takes: NewReply,
    gives: { 201: answer('The message, with its replies', Thread) },
  }),
  ...noteCalls(call),
}

export const inboxRoutes = ({ messages: { inbox, threads, reply } }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(inboxCalls.list, async (c) => {
      const { found, ...pages } = await inbox.list(c.req.valid('query'), c.get('user'))
      return c.json({ messages: found, counts: await inbox.counts(c.get('user')), ...pages }, 200)
    })
    .openapi(inboxCalls.counts, async (c) => c.json(await inbox.counts(c.get('user')), 200))
    .openapi(inboxCalls.find, async (c) => c.json(await threads.find(c.req.valid('param').id), 200))
    .openapi(inboxCalls.bulk, async (c) => c.json(await inbox.bulk(c.req.valid('json')), 200))
    .openapi(inboxCalls.emptySpam, async (c) => c.json(await inbox.emptySpam(), 200))
    .openapi(inboxCalls.change, async (c) => {
      const { id } = c.req.valid('param')
      const link = addressOf(`${messagePath}/${id}`)
      return c.json({ message: await inbox.change(id, c.req.valid('json'), link) }, 200)
    })
    .openapi(inboxCalls.reply, async (c) => {
      const { id } = c.req.valid('param')
      await reply(id, c.req.valid('json'), c.get('user'), c.req.valid('header')['idempotency-key'])
      return c.json(await threads.find(id), 201)
    })
    .route('/', noteRoutes(inboxCalls, threads))
