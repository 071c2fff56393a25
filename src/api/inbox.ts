/** Messages for the people who answer them. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import type { ApiEnv } from './env.ts'
import { mustBeAllowed } from './guard.ts'
import { inboxCalls } from './inbox-calls.ts'

export const inboxRoutes = (core: Core) =>
  new OpenAPIHono<ApiEnv>().route('/', readingRoutes(core)).route('/', writingRoutes(core))

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

const writingRoutes = ({ messages: { inbox, threads, answer } }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(inboxCalls.change, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ message: await inbox.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })
    .openapi(inboxCalls.answer, async (c) => {
      mustBeAllowed(c, 'messages.write')
      const { id } = c.req.valid('param')
      await answer(id, c.req.valid('json').text, c.get('user'), c.req.valid('header')['idempotency-key'])
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
