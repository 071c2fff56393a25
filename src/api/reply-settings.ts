/** How messages are answered: signatures, reply addresses, notices, and saved replies. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { OpenedLink } from '#shared/shapes/account.ts'
import {
  NewSavedReply,
  OrganisationReplySettings,
  OwnReplySettings,
  ReplySettings,
  SavedReply,
  SavedReplyChange,
} from '#shared/shapes/reply-settings.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed, mustBeConfirmed } from './guard.ts'

const shared = { tags: ['Inbox'], ...signedIn }
const refusedBody = refusals(400, 401, 403, 413, 415, 422)
const OneAnswer = z.object({ savedReply: SavedReply })

const calls = {
  find: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'Read the reply settings of the organisation and your own',
    responses: { 200: answer('The settings', ReplySettings), ...refusals(401, 403) },
  }),
  change: createRoute({
    method: 'put',
    path: '/',
    ...shared,
    summary: 'Change the reply-to address and the signature of the organisation',
    description:
      'Another reply-to address requires `POST /auth/confirmation` first. No token of a program may change it.',
    request: jsonBody(OrganisationReplySettings),
    responses: { 200: answer('The changed settings', ReplySettings), ...refusedBody, ...refusals(409) },
  }),
  changeOwn: createRoute({
    method: 'put',
    path: '/own',
    ...shared,
    summary: 'Change your own signature, and whether you get an email about new messages',
    request: jsonBody(OwnReplySettings),
    responses: { 200: answer('The changed settings', ReplySettings), ...refusedBody },
  }),
  testNotice: createRoute({
    method: 'post',
    path: '/test-notice',
    ...shared,
    summary: 'Send yourself a test notice, by email and to your devices',
    responses: { 204: { description: 'It is on its way' }, ...refusals(401, 403, 422) },
  }),
  testNoticeOpened: createRoute({
    method: 'post',
    path: '/test-notice/opened',
    ...shared,
    summary: 'Record that you opened the link in your latest test notice',
    request: jsonBody(OpenedLink),
    responses: { 204: { description: 'Notices reach you' }, ...refusedBody, ...refusals(404) },
  }),
}

export const replySettingsRoutes = ({ messages: { replySettings } }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.find, async (c) => {
      mustBeAllowed(c, 'messages.read')
      return c.json(await replySettings.find(c.get('user')), 200)
    })
    .openapi(calls.change, async (c) => {
      mustBeAllowed(c, 'site.write')
      const change = c.req.valid('json')
      const { organisation } = await replySettings.find(c.get('user'))
      // What visitors answer goes to this address.
      if (change.replyTo !== organisation.replyTo) mustBeConfirmed(c)
      await replySettings.change(change)
      return c.json(await replySettings.find(c.get('user')), 200)
    })
    .openapi(calls.changeOwn, async (c) => {
      mustBeAllowed(c, 'messages.write')
      await replySettings.changeOwn(c.get('user'), c.req.valid('json'))
      return c.json(await replySettings.find(c.get('user')), 200)
    })
    .openapi(calls.testNotice, async (c) => {
      mustBeAllowed(c, 'messages.read')
      await replySettings.testNotices.send(c.get('user'), addressOf)
      return c.body(null, 204)
    })
    .openapi(calls.testNoticeOpened, async (c) => {
      mustBeAllowed(c, 'messages.read')
      await replySettings.testNotices.open(c.get('user'), c.req.valid('json').token)
      return c.body(null, 204)
    })

const savedReplyCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List the saved replies, by title',
    responses: {
      200: answer('The saved replies', z.object({ savedReplies: z.array(SavedReply) })),
      ...refusals(401, 403),
    },
  }),
  add: createRoute({
    method: 'post',
    path: '/',
    ...shared,
    summary: 'Add a saved reply',
    request: jsonBody(NewSavedReply),
    responses: { 201: answer('The reply', OneAnswer), ...refusedBody },
  }),
  change: createRoute({
    method: 'put',
    path: '/{id}',
    ...shared,
    summary: 'Change a saved reply',
    request: { ...idParam, ...jsonBody(SavedReplyChange) },
    responses: { 200: answer('The reply, changed', OneAnswer), ...refusedBody, ...refusals(404, 409) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: 'Delete a saved reply',
    request: idParam,
    responses: { 200: answer('The deleted reply', OneAnswer), ...refusals(401, 403, 404) },
  }),
}

export const savedReplyRoutes = ({ messages }: Core) => {
  const { saved } = messages.replySettings
  return new OpenAPIHono<ApiEnv>()
    .openapi(savedReplyCalls.list, async (c) => {
      mustBeAllowed(c, 'messages.read')
      return c.json({ savedReplies: await saved.list() }, 200)
    })
    .openapi(savedReplyCalls.add, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ savedReply: await saved.add(c.req.valid('json')) }, 201)
    })
    .openapi(savedReplyCalls.change, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ savedReply: await saved.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })
    .openapi(savedReplyCalls.remove, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ savedReply: await saved.remove(c.req.valid('param').id) }, 200)
    })
}
