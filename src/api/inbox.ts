/** The inbox: messages for the people who answer them. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { messagePath } from '#shared/paths.ts'
import { BulkAnswer } from '#shared/shapes/editors-list.ts'
import {
  IdempotencyKeyHeader,
  InboxChange,
  InboxCounts,
  InboxMessage,
  InboxQuery,
  MessageBulkAction,
  MessageNote,
  NewNote,
  NewReply,
  Thread,
} from '#shared/shapes/message.ts'
import { pageFields } from '#shared/shapes/page.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

export const inboxRoutes = (core: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>().route('/', readingRoutes(core)).route('/', writingRoutes(core, addressOf))

const readingRoutes = ({ messages: { inbox, threads } }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(inboxCalls.list, async (c) => {
      mustBeAllowed(c, 'messages.read')
      const { found, ...pages } = await inbox.list(c.req.valid('query'), c.get('user'))
      return c.json({ messages: found, counts: await inbox.counts(c.get('user')), ...pages }, 200)
    })
    .openapi(inboxCalls.counts, async (c) => {
      mustBeAllowed(c, 'messages.read')
      return c.json(await inbox.counts(c.get('user')), 200)
    })
    .openapi(inboxCalls.find, async (c) => {
      mustBeAllowed(c, 'messages.read')
      return c.json(await threads.find(c.req.valid('param').id), 200)
    })

const writingRoutes = ({ messages: { inbox, threads, reply } }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(inboxCalls.bulk, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json(await inbox.bulk(c.req.valid('json')), 200)
    })
    .openapi(inboxCalls.emptySpam, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json(await inbox.emptySpam(), 200)
    })
    .openapi(inboxCalls.change, async (c) => {
      mustBeAllowed(c, 'messages.write')
      const { id } = c.req.valid('param')
      const link = addressOf(`${messagePath}/${id}`)
      return c.json({ message: await inbox.change(id, c.req.valid('json'), link) }, 200)
    })
    .openapi(inboxCalls.reply, async (c) => {
      mustBeAllowed(c, 'messages.write')
      const { id } = c.req.valid('param')
      await reply(id, c.req.valid('json'), c.get('user'), c.req.valid('header')['idempotency-key'])
      return c.json(await threads.find(id), 201)
    })
    .openapi(inboxCalls.note, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ note: await threads.note(c.req.valid('param').id, c.req.valid('json').text) }, 201)
    })
    .openapi(inboxCalls.removeNote, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ note: await threads.removeNote(c.req.valid('param').id) }, 200)
    })

/** The descriptions of the calls for the people who answer messages. */
const shared = { tags: ['Inbox'], ...signedIn }
const refusedBody = refusals(400, 401, 403, 404, 413, 415, 422)

const inboxCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List the messages of a folder, urgent ones first; a search finds messages with all its words',
    request: { query: InboxQuery },
    responses: {
      200: answer(
        'The messages, and the number in each folder',
        z.object({ messages: z.array(InboxMessage), counts: InboxCounts, ...pageFields }),
      ),
      ...refusals(401, 403, 422),
    },
  }),
  counts: createRoute({
    method: 'get',
    path: '/counts',
    ...shared,
    summary: 'Count the messages in each folder',
    responses: { 200: answer('The counts', InboxCounts), ...refusals(401, 403) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...shared,
    summary: 'Read one message with its replies and notes; this does not mark it as read',
    request: idParam,
    responses: { 200: answer('The message', Thread), ...refusals(401, 403, 404) },
  }),
  bulk: createRoute({
    method: 'post',
    path: '/bulk',
    ...shared,
    summary: 'Mark many messages as read, archived or spam, or delete them permanently',
    request: jsonBody(MessageBulkAction),
    responses: {
      200: answer('The messages that were changed, and those that were not, with the reason', BulkAnswer),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  }),
  emptySpam: createRoute({
    method: 'delete',
    path: '/spam',
    ...shared,
    summary: 'Delete all spam permanently',
    responses: {
      200: answer('How many messages were deleted', z.object({ deleted: z.int().min(0) })),
      ...refusals(401, 403),
    },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary: 'Mark a message as read, answered, archived or spam, or assign it; a colleague gets an email about that',
    request: { ...idParam, ...jsonBody(InboxChange) },
    responses: { 200: answer('The message', z.object({ message: InboxMessage })), ...refusedBody, ...refusals(409) },
  }),
  reply: createRoute({
    method: 'post',
    path: '/{id}/replies',
    ...shared,
    summary: 'Reply by email; the reply goes to the outbox',
    request: { ...idParam, ...jsonBody(NewReply), headers: IdempotencyKeyHeader },
    responses: { 201: answer('The message, with its replies', Thread), ...refusedBody },
  }),
  note: createRoute({
    method: 'post',
    path: '/{id}/notes',
    ...shared,
    summary: 'Add a note for colleagues',
    request: { ...idParam, ...jsonBody(NewNote) },
    responses: { 201: answer('The note', z.object({ note: MessageNote })), ...refusedBody },
  }),
  removeNote: createRoute({
    method: 'delete',
    path: '/notes/{id}',
    ...shared,
    summary: 'Delete a note permanently',
    request: idParam,
    responses: { 200: answer('The deleted note', z.object({ note: MessageNote })), ...refusals(401, 403, 404) },
  }),
}
