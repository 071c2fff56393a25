/** How messages are answered: signatures, reply addresses, notices, and canned answers. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import {
  Answering,
  AnsweringSettings,
  CannedAnswer,
  NewCannedAnswer,
  OwnAnswering,
} from '#shared/shapes/message-answering.ts'
import type { ApiEnv } from './calls.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

const shared = { tags: ['Inbox'], ...signedIn }
const refusedBody = refusals(400, 401, 403, 413, 415, 422)
const OneAnswer = z.object({ cannedAnswer: CannedAnswer })

const calls = {
  find: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'Read how messages are answered, by the organisation and by yourself',
    responses: { 200: answer('How it is', AnsweringSettings), ...refusals(401, 403) },
  }),
  change: createRoute({
    method: 'put',
    path: '/',
    ...shared,
    summary: 'Say where answers to our emails go, and what stands under them',
    request: jsonBody(Answering),
    responses: { 200: answer('How it is now', AnsweringSettings), ...refusedBody },
  }),
  changeOwn: createRoute({
    method: 'put',
    path: '/own',
    ...shared,
    summary: 'Choose your own signature, and whether you are told by mail when a message arrives',
    request: jsonBody(OwnAnswering),
    responses: { 200: answer('How it is now', AnsweringSettings), ...refusedBody },
  }),
}

export const answeringRoutes = ({ messages: { answering } }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.find, async (c) => {
      mustBeAllowed(c, 'messages.read')
      return c.json(await answering.find(c.get('user')), 200)
    })
    .openapi(calls.change, async (c) => {
      mustBeAllowed(c, 'messages.write')
      await answering.change(c.req.valid('json'))
      return c.json(await answering.find(c.get('user')), 200)
    })
    .openapi(calls.changeOwn, async (c) => {
      mustBeAllowed(c, 'messages.write')
      await answering.changeOwn(c.get('user'), c.req.valid('json'))
      return c.json(await answering.find(c.get('user')), 200)
    })

const cannedCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List the answers written beforehand, by title',
    responses: {
      200: answer('All of them', z.object({ cannedAnswers: z.array(CannedAnswer) })),
      ...refusals(401, 403),
    },
  }),
  add: createRoute({
    method: 'post',
    path: '/',
    ...shared,
    summary: 'Write an answer beforehand',
    request: jsonBody(NewCannedAnswer),
    responses: { 201: answer('The answer', OneAnswer), ...refusedBody },
  }),
  change: createRoute({
    method: 'put',
    path: '/{id}',
    ...shared,
    summary: 'Change one of them',
    request: { ...idParam, ...jsonBody(NewCannedAnswer) },
    responses: { 200: answer('The answer, changed', OneAnswer), ...refusedBody, ...refusals(404) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: 'Delete one of them',
    request: idParam,
    responses: { 200: answer('The answer, now deleted', OneAnswer), ...refusals(401, 403, 404) },
  }),
}

export const cannedAnswerRoutes = ({ messages }: Core) => {
  const { canned } = messages.answering
  return new OpenAPIHono<ApiEnv>()
    .openapi(cannedCalls.list, async (c) => {
      mustBeAllowed(c, 'messages.read')
      return c.json({ cannedAnswers: await canned.list() }, 200)
    })
    .openapi(cannedCalls.add, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ cannedAnswer: await canned.add(c.req.valid('json')) }, 201)
    })
    .openapi(cannedCalls.change, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ cannedAnswer: await canned.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })
    .openapi(cannedCalls.remove, async (c) => {
      mustBeAllowed(c, 'messages.write')
      return c.json({ cannedAnswer: await canned.remove(c.req.valid('param').id) }, 200)
    })
}
