/** Gifts of money: how to give, the givers' notices, receipts, and the protected change of the giving details. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { NotAllowed, NotFound } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { foldEmail } from '#shared/email.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { giftCalls, givingCalls } from './gift-calls.ts'
import { mustBeAllowed, mustBeConfirmed } from './guard.ts'
import { problem, stopWith } from './problems.ts'
import { clientNetworkOf, type Rates } from './rate-limit.ts'

export const givingRoutes = ({ gifts: { details }, outbox }: Core, addressOf: AbsoluteUrl) => {
  const actor = (c: Context<ApiEnv>) => ({ user: c.get('user'), addressOf })
  return new OpenAPIHono<ApiEnv>()
    .openapi(givingCalls.details, async (c) => {
      const current = await details.current()
      if (!current) throw new NotFound('There is nothing here.')
      // A cache must not show a number that was replaced.
      const { sends: sendsEmail } = await outbox.health()
      return c.json({ details: current, sendsEmail }, 200, { 'Cache-Control': 'no-store' })
    })
    .openapi(givingCalls.versions, async (c) => {
      mustBeAllowed(c, 'gifts.read')
      return c.json({ versions: await details.list(c.get('user')) }, 200)
    })
    .openapi(givingCalls.propose, async (c) => {
      mustBeAllowed(c, 'giving.write')
      mustBeConfirmed(c)
      return c.json({ versions: await details.propose(c.req.valid('json'), actor(c)) }, 200)
    })
    .openapi(givingCalls.approve, async (c) => {
      mustBeAllowed(c, 'giving.write')
      mustBeConfirmed(c)
      const versions = await details.approve(c.req.valid('param').id, actor(c)).catch((error) => {
        throw error instanceof NotAllowed ? stopWith(problem(403, otherApprover)) : error
      })
      return c.json({ versions }, 200)
    })
    .openapi(givingCalls.withdraw, async (c) => {
      mustBeAllowed(c, 'giving.write')
      return c.json({ versions: await details.withdraw(c.req.valid('param').id, c.get('user')) }, 200)
    })
}

export const giftRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .route('/', publicGiftRoutes(core, rates, addressOf))
    .route('/', giftListRoutes(core))
    .route('/', receiptRoutes(core, addressOf))

const otherApprover =
  'Another administrator must approve this: not the one who proposed it, and not one who became an administrator later.'

const publicGiftRoutes = ({ gifts }: Core, rates: Rates, addressOf: AbsoluteUrl) => {
  const routes = new OpenAPIHono<ApiEnv>()
  // Checked before the body is validated and counted, because a 422 or 429 would reveal that giving exists.
  routes.on('POST', '/', async (_c, next) => {
    if (!(await gifts.details.current())) throw new NotFound('There is nothing here.')
    await next()
  })
  return routes
    .openapi(giftCalls.promise, async (c) => {
      const gift = c.req.valid('json')
      await rates.take(
        rates.of('gift', clientNetworkOf(c.env.visitor)),
        ...(gift.email ? [rates.of('giftPerEmail', foldEmail(gift.email))] : []),
      )
      const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
      const promised = await gifts.promise(gift, { key, signals: signalsIn(formCheck), addressOf })
      return c.json({ gift: promised }, 201)
    })
    .openapi(giftCalls.page, async (c) => {
      const guess = rates.of('giftReference', clientNetworkOf(c.env.visitor))
      await rates.take(guess)
      const gift = await gifts.page(c.req.valid('param').reference)
      // Only wrong references count.
      await rates.giveBack(guess)
      return c.json({ gift }, 200, { 'Cache-Control': 'no-store' })
    })
}

const giftListRoutes = ({ gifts }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(giftCalls.list, async (c) => {
      mustBeAllowed(c, 'gifts.read')
      const { found, ...page } = await gifts.list(c.req.valid('query'))
      return c.json({ gifts: found, ...page, counts: await gifts.counts() }, 200)
    })
    .openapi(giftCalls.csv, async (c) => {
      mustBeAllowed(c, 'gifts.read')
      return c.body(await gifts.csv(), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="gifts.csv"',
      })
    })
    .openapi(giftCalls.find, async (c) => {
      mustBeAllowed(c, 'gifts.read')
      return c.json({ gift: await gifts.find(c.req.valid('param').id) }, 200)
    })
    .openapi(giftCalls.change, async (c) => {
      mustBeAllowed(c, 'gifts.write')
      return c.json({ gift: await gifts.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })

const receiptRoutes = ({ gifts }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(giftCalls.receive, async (c) => {
      mustBeAllowed(c, 'gifts.write')
      const by = { user: c.get('user'), addressOf }
      return c.json({ gift: await gifts.receive(c.req.valid('param').id, by) }, 200)
    })
    .openapi(giftCalls.cancel, async (c) => {
      mustBeAllowed(c, 'gifts.write')
      const by = { user: c.get('user'), addressOf }
      return c.json({ gift: await gifts.cancel(c.req.valid('param').id, by) }, 200)
    })
