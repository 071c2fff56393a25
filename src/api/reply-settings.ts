/** How messages are answered: signatures, reply addresses, notices, and saved replies. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
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
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, done, onChange, onItem } from './calls.ts'
import { mustBeConfirmed } from './guard.ts'

const call = callsTagged('Inbox', 'messages.write')

const OneAnswer = z.object({ savedReply: SavedReply })

const calls = {
  find: call('get', '/', {
    needs: 'messages.read',
    summary: 'Read the reply settings of the organisation and your own',
    gives: { 200: answer('The settings', ReplySettings) },
  }),
  change: call('put', '/', {
    needs: 'site.write',
    summary: 'Change the reply-to address and the signature of the organisation',
    description:
      'Another reply-to address requires `POST /auth/confirmation` first. No token of a program may change it.',
    takes: OrganisationReplySettings,
    gives: { 200: answer('The changed settings', ReplySettings) },
    also: [409],
  }),
  changeOwn: call('put', '/own', {
    summary: 'Change your own signature, and whether you get an email about new messages',
    takes: OwnReplySettings,
    gives: { 200: answer('The changed settings', ReplySettings) },
  }),
  testNotice: call('post', '/test-notice', {
    needs: 'messages.read',
    summary: 'Send yourself a test notice, by email and to your devices',
    gives: { 204: { description: 'It is on its way' } },
    also: [422],
  }),
  testNoticeOpened: call('post', '/test-notice/opened', {
    needs: 'messages.read',
    summary: 'Record that you opened the link in your latest test notice',
    takes: OpenedLink,
    gives: { 204: { description: 'Notices reach you' } },
    also: [404],
  }),
}

export const replySettingsRoutes = ({ messages: { replySettings } }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.find, async (c) => c.json(await replySettings.find(c.get('user')), 200))
    .openapi(calls.change, async (c) => {
      const change = c.req.valid('json')
      const { organisation } = await replySettings.find(c.get('user'))
      // What visitors answer goes to this address.
      if (change.replyTo !== organisation.replyTo) mustBeConfirmed(c)
      await replySettings.change(change)
      return c.json(await replySettings.find(c.get('user')), 200)
    })
    .openapi(calls.changeOwn, async (c) => {
      await replySettings.changeOwn(c.get('user'), c.req.valid('json'))
      return c.json(await replySettings.find(c.get('user')), 200)
    })
    .openapi(calls.testNotice, (c) => done(c, replySettings.testNotices.send(c.get('user'), addressOf)))
    .openapi(calls.testNoticeOpened, (c) =>
      done(c, replySettings.testNotices.open(c.get('user'), c.req.valid('json').token)),
    )

const savedReplyCalls = {
  list: call('get', '/', {
    needs: 'messages.read',
    summary: 'List the saved replies, by title',
    gives: { 200: answer('The saved replies', z.object({ savedReplies: z.array(SavedReply) })) },
  }),
  add: call('post', '/', {
    summary: 'Add a saved reply',
    takes: NewSavedReply,
    gives: { 201: answer('The reply', OneAnswer) },
  }),
  change: call('put', '/{id}', {
    summary: 'Change a saved reply',
    takes: SavedReplyChange,
    gives: { 200: answer('The reply, changed', OneAnswer) },
    also: [409],
  }),
  remove: call('delete', '/{id}', {
    summary: 'Delete a saved reply',
    gives: { 200: answer('The deleted reply', OneAnswer) },
  }),
}

export const savedReplyRoutes = ({ messages }: Core) => {
  const { saved } = messages.replySettings
  return new OpenAPIHono<ApiEnv>()
    .openapi(savedReplyCalls.list, async (c) => c.json({ savedReplies: await saved.list() }, 200))
    .openapi(savedReplyCalls.add, async (c) => c.json({ savedReply: await saved.add(c.req.valid('json')) }, 201))
    .openapi(savedReplyCalls.change, onChange('savedReply', saved.change))
    .openapi(savedReplyCalls.remove, onItem('savedReply', saved.remove))
}
