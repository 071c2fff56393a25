/**
 * Subscriptions to the newsletter (sign-up, confirmation, unsubscribing), and the list of subscribers for its managers.
 * `core/subscribers/confirm.ts` holds the double opt-in.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { confirmPath } from '#shared/paths.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { mustBeAllowed } from './guard.ts'
import { pageOrNewest } from './paging.ts'
import { problem, refuseShape, stopWith } from './problems.ts'
import { clientNetworkOf, type Rates } from './rate-limit.ts'
import { subscribeCalls } from './subscribe-calls.ts'

// An unknown address takes longer than a known one, and the time must not reveal which it was.
const evenMilliseconds = 100

export const subscribeRoutes = ({ subscribers, botCheck }: Core, rates: Rates, addressOf: AbsoluteUrl) => {
  const linkOf = (token: string) => addressOf(confirmPath(token))
  return new OpenAPIHono<ApiEnv>()
    .openapi(subscribeCalls.add, async (c) => {
      await rates.take(rates.of('subscribe', clientNetworkOf(c.env.visitor)))
      const fields = c.req.valid('json')
      const { 'form-check': signs, 'form-page': page } = c.req.valid('header')
      const suspicion = await botCheck.suspicion(signalsIn(signs))
      await Promise.all([subscribers.add(fields, { page, suspicion, linkOf }), pause(evenMilliseconds)])
      // Echoes the request: the stored address would reveal whether it had subscribed before.
      return c.json({ subscriber: { email: fields.email } }, 201)
    })
    .openapi(subscribeCalls.confirm, async (c) => {
      const { email } = await subscribers.confirm(c.req.valid('json').token)
      return c.json({ subscriber: { email } }, 200)
    })
    .openapi(subscribeCalls.unsubscribe, async (c) => {
      const { token, reason } = c.req.valid('json')
      await subscribers.unsubscribe(token, reason)
      return c.json({ isUnsubscribed: true as const }, 200)
    })
    .route('/', readerListRoutes({ subscribers }, linkOf))
    .route('/', readerFileRoutes({ subscribers }))
}

/** For users who manage the list of subscribers. */
const readerListRoutes = ({ subscribers }: Pick<Core, 'subscribers'>, linkOf: (token: string) => string) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .openapi(subscribeCalls.list, async (c) => {
      mustBeAllowed(c, 'subscribers.read')
      const { page, limit, ...filters } = c.req.valid('query')
      const listed = { ...subscribers, list: (at: number, most: number) => subscribers.list(at, most, filters) }
      const isFiltered = Object.values(filters).some(Boolean)
      const { found, ...pages } = await pageOrNewest(listed, { page: page ?? (isFiltered ? 1 : undefined), limit })
      const [counts, misjudged] = [await subscribers.counts(), await subscribers.countMisjudged()]
      return c.json({ subscriptions: found, counts, misjudged, ...pages }, 200)
    })
    .openapi(subscribeCalls.listGroups, async (c) => {
      mustBeAllowed(c, 'subscribers.read')
      return c.json({ groups: await subscribers.groups() }, 200)
    })
    .openapi(subscribeCalls.setGroups, async (c) => {
      mustBeAllowed(c, 'subscribers.write')
      const subscriber = await subscribers.setGroups(c.req.valid('param').id, c.req.valid('json'))
      return c.json({ subscriber }, 200)
    })
    .openapi(subscribeCalls.restoreBounced, async (c) => {
      mustBeAllowed(c, 'subscribers.write')
      return c.json({ restored: await subscribers.restoreBounced(c.req.valid('json').which) }, 200)
    })
    .openapi(subscribeCalls.confirmByHand, async (c) => {
      mustBeAllowed(c, 'subscribers.write')
      const { reason } = c.req.valid('json')
      return c.json({ subscriber: await subscribers.confirmByHand(c.req.valid('param').id, reason) }, 200)
    })
    .openapi(subscribeCalls.sendConfirmation, async (c) => {
      mustBeAllowed(c, 'subscribers.write')
      return c.json({ isSent: await subscribers.sendConfirmation(c.req.valid('param').id, linkOf) }, 200)
    })
    .openapi(subscribeCalls.remove, async (c) => {
      mustBeAllowed(c, 'subscribers.write')
      return c.json({ subscriber: await subscribers.remove(c.req.valid('param').id) }, 200)
    })

/** The list as a file: import and export. */
const readerFileRoutes = ({ subscribers }: Pick<Core, 'subscribers'>) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .openapi(subscribeCalls.importSubscribers, async (c) => {
      mustBeAllowed(c, 'subscribers.write')
      return c.json(await subscribers.importSubscribers(c.req.valid('json')), 200)
    })
    .openapi(subscribeCalls.readTable, async (c) => {
      mustBeAllowed(c, 'subscribers.write')
      if (!/^text\/csv\b/i.test(c.req.header('Content-Type') ?? ''))
        throw stopWith(problem(415, 'Send the file as text/csv.'))
      return c.json({ rows: await subscribers.readCsv(new Uint8Array(await c.req.arrayBuffer())) }, 200)
    })
    .openapi(subscribeCalls.exportSubscribers, async (c) => {
      mustBeAllowed(c, 'subscribers.read')
      return c.body(await subscribers.exportSubscribers(), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="voima-subscribers.csv"',
      }) as never
    })
