import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/core.ts'
import { MaybePageQuery, pageFields } from '#shared/shapes/page.ts'
import { NewSubscriber, Subscriber } from '#shared/shapes/subscriber.ts'
import { answer, jsonBody, refusals, signedIn, withId } from './calls.ts'
import type { ApiEnv } from './env.ts'
import { mustBeAllowed } from './guard.ts'
import { orTheNewest, pageOrNewest } from './paging.ts'
import { householdOf, type Rates } from './rates.ts'

const tags = ['Newsletter']

const add = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Subscribe to the newsletter; twice is once',
  request: jsonBody(NewSubscriber),
  responses: {
    201: answer('The address as it was sent', z.object({ subscriber: Subscriber.pick({ email: true }) })),
    ...refusals(400, 413, 415, 422, 429),
  },
})
const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: `List subscribers, newest first; ${orTheNewest}`,
  ...signedIn,
  request: { query: MaybePageQuery },
  responses: {
    200: answer('The subscribers', z.object({ subscriptions: z.array(Subscriber), ...pageFields })),
    ...refusals(401, 403, 422),
  },
})
const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete one subscriber for good',
  ...signedIn,
  request: withId,
  responses: {
    200: answer('The subscriber, now deleted', z.object({ subscriber: Subscriber })),
    ...refusals(401, 403, 404),
  },
})

export const subscribeRoutes = ({ subscribers }: Core, rates: Rates) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(add, async (c) => {
      await rates.take(rates.of('subscribe', householdOf(c.env.visitor)))
      const fields = c.req.valid('json')
      await subscribers.add(fields)
      // What was sent, not what is stored: the stored one would tell whether the address was known.
      return c.json({ subscriber: { email: fields.email } }, 201)
    })
    .openapi(list, async (c) => {
      mustBeAllowed(c, 'subscribers.read')
      const { found, ...page } = await pageOrNewest(subscribers, c.req.valid('query'))
      return c.json({ subscriptions: found, ...page }, 200)
    })
    .openapi(remove, async (c) => {
      mustBeAllowed(c, 'subscribers.write')
      return c.json({ subscriber: await subscribers.remove(c.req.valid('param').id) }, 200)
    })
