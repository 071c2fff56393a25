/** Gifts of money: how to give, the givers' notices, receipts, and the protected change of the giving details. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { NotAllowed, NotFound } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { rates } from '#shared/rate-limits.ts'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { Gift, GiftChange, GiftPage, Gifts, GiftsQuery, NewGift, ReceivedGift } from '#shared/shapes/gift.ts'
import { GivingDetails, GivingVersions } from '#shared/shapes/giving.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, fileAnswer, onChange, onItem, sendFile } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { problem, stopWith } from './problems.ts'
import type { Rates } from './rate-limit.ts'

const call = callsTagged('Giving', 'gifts.write')

const hidden = 'Until an administrator has entered the details and they are in effect, the answer is 404.'

const givingCalls = {
  details: call('get', '/', {
    needs: 'nothing',
    summary: 'Read how to give money: the mobile money number, the name that the phone must show, the bank account',
    description: hidden,
    gives: {
      200: answer(
        'The details, and whether the site can send email: false until a mail server is set',
        z.object({ details: GivingDetails, sendsEmail: z.boolean() }),
      ),
    },
    also: [404],
  }),
  versions: call('get', '/versions', {
    needs: 'gifts.read',
    summary: 'List all versions of the details, the newest first, with what is proposed',
    gives: { 200: answer('The versions', GivingVersions) },
  }),
  propose: call('put', '/', {
    needs: 'giving.write',
    needsConfirmation: true,
    summary: 'Propose new details',
    description: `They are shown when another administrator approves them, or after ${limits.givingWaitHours} hours. All administrators get an email at once. Requires \`POST /auth/confirmation\` first.`,
    takes: GivingDetails,
    gives: { 200: answer('All versions', GivingVersions) },
    also: [409],
  }),
  approve: call('post', '/versions/{id}/approve', {
    needs: 'giving.write',
    needsConfirmation: true,
    summary: 'Approve a proposal of another administrator; the details are shown at once',
    description:
      'Only for those who were administrators when it was proposed, and never for the proposer. Requires `POST /auth/confirmation` first.',
    gives: { 200: answer('All versions', GivingVersions) },
    also: [409],
  }),
  withdraw: call('post', '/versions/{id}/withdraw', {
    needs: 'giving.write',
    summary: 'Withdraw a proposal, or stop showing the details; any administrator may',
    gives: { 200: answer('All versions', GivingVersions) },
    also: [409],
  }),
}

const OneGift = z.object({ gift: Gift })

const giftCalls = {
  promise: call('post', '/', {
    needs: 'nothing',
    summary: 'Say that money was sent; name and email are not needed',
    description: `The reference in the response opens the page of the gift. ${hidden}`,
    headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape),
    takes: NewGift,
    gives: { 201: answer('The gift, promised', z.object({ gift: GiftPage })) },
    also: [404, 429],
  }),
  page: call('get', '/{reference}', {
    needs: 'nothing',
    summary: `Read one gift and its receipts with its reference; after ${rates.giftReference.times} wrong references in ${rates.giftReference.minutes} minutes the network has to wait`,
    by: z.object({ reference: z.string().max(64) }),
    gives: { 200: answer('The gift', z.object({ gift: GiftPage })) },
    also: [422, 429],
  }),
  list: call('get', '/', {
    needs: 'gifts.read',
    summary: 'List gifts, the newest first',
    query: GiftsQuery,
    gives: { 200: answer('One page', Gifts) },
  }),
  csv: call('get', '/csv', {
    needs: 'gifts.read',
    summary: 'Download all gifts as CSV, safe for spreadsheets; amounts are in the currency of the site',
    gives: { 200: fileAnswer('The CSV file', 'text/csv') },
  }),
  find: call('get', '/{id}', {
    needs: 'gifts.read',
    summary: 'Read one gift',
    gives: { 200: answer('The gift', OneGift) },
  }),
  change: call('patch', '/{id}', {
    summary: 'Change a gift; what its receipt says is fixed once it is received',
    takes: GiftChange,
    gives: { 200: answer('The gift', OneGift) },
    also: [409],
  }),
  receive: call('post', '/{id}/receive', {
    summary: 'Record a gift as received: one numbered receipt is issued, and emailed where there is an address',
    query: GiftChange.pick({ version: true }),
    gives: { 200: answer('The gift', OneGift) },
    also: [409],
  }),
  recordReceived: call('post', '/received', {
    summary: 'Record a gift that has arrived without being promised, such as cash; its receipt is issued at once',
    headers: IdempotencyKeyHeader,
    takes: ReceivedGift,
    gives: { 201: answer('The gift, with its receipt', OneGift) },
  }),
  cancel: call('post', '/{id}/cancel', {
    summary: 'Cancel a gift; a second receipt cancels the first one, if there is one',
    gives: { 200: answer('The gift', OneGift) },
  }),
}

const actorFor = (addressOf: AbsoluteUrl) => (c: Context<ApiEnv>) => ({ user: c.get('user'), addressOf })

export const givingRoutes = ({ gifts: { details }, outbox }: Core, addressOf: AbsoluteUrl) => {
  const actor = actorFor(addressOf)
  return new OpenAPIHono<ApiEnv>()
    .openapi(givingCalls.details, async (c) => {
      const current = await details.current()
      if (!current) throw new NotFound('There is nothing here.')
      // A cache must not show a number that was replaced.
      return c.json({ details: current, sendsEmail: await outbox.sends() }, 200, { 'Cache-Control': 'no-store' })
    })
    .openapi(givingCalls.versions, async (c) => c.json({ versions: await details.list(c.get('user')) }, 200))
    .openapi(givingCalls.propose, async (c) =>
      c.json({ versions: await details.propose(c.req.valid('json'), actor(c)) }, 200),
    )
    .openapi(givingCalls.approve, async (c) => {
      const versions = await details.approve(c.req.valid('param').id, actor(c)).catch((error) => {
        throw error instanceof NotAllowed ? stopWith(problem(403, otherApprover)) : error
      })
      return c.json({ versions }, 200)
    })
    .openapi(givingCalls.withdraw, async (c) =>
      c.json({ versions: await details.withdraw(c.req.valid('param').id, c.get('user')) }, 200),
    )
}

export const giftRoutes = ({ gifts }: Core, rates: Rates, addressOf: AbsoluteUrl) => {
  const actor = actorFor(addressOf)
  return new OpenAPIHono<ApiEnv>()
    .route('/', promiseRoutes({ gifts }, rates, addressOf))
    .openapi(giftCalls.list, async (c) => {
      const { found, ...page } = await gifts.list(c.req.valid('query'))
      return c.json({ gifts: found, ...page, counts: await gifts.counts() }, 200)
    })
    .openapi(giftCalls.csv, async (c) => sendFile(c, 'gifts.csv', 'text/csv', await gifts.csv()))
    .openapi(giftCalls.find, onItem('gift', gifts.find))
    .openapi(giftCalls.change, onChange('gift', gifts.change))
    .openapi(giftCalls.receive, async (c) =>
      c.json({ gift: await gifts.receive(c.req.valid('param').id, actor(c), c.req.valid('query').version) }, 200),
    )
    .openapi(giftCalls.recordReceived, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json({ gift: await gifts.recordReceived(c.req.valid('json'), actor(c), key) }, 201)
    })
    .openapi(giftCalls.cancel, async (c) =>
      c.json({ gift: await gifts.cancel(c.req.valid('param').id, actor(c)) }, 200),
    )
}

const otherApprover =
  'Another administrator must approve this: not the one who proposed it, and not one who became an administrator later.'

const promiseRoutes = ({ gifts }: Pick<Core, 'gifts'>, rates: Rates, addressOf: AbsoluteUrl) => {
  const routes = new OpenAPIHono<ApiEnv>()
  // Checked before the body is validated and counted, because a 422 or 429 would reveal that giving exists.
  routes.on('POST', '/', async (_c, next) => {
    if (!(await gifts.details.current())) throw new NotFound('There is nothing here.')
    await next()
  })
  return routes.openapi(giftCalls.promise, async (c) => {
    const gift = c.req.valid('json')
    await rates.take(
      rates.ofClient('gift', c),
      ...(gift.email ? [rates.of('giftPerEmail', foldEmail(gift.email))] : []),
    )
    const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
    const promised = await gifts.promise(gift, { key, signals: signalsIn(formCheck), addressOf })
    return c.json({ gift: promised }, 201)
  })
}

/** For a person who has the reference of a gift. */
export const giftPageRoutes = ({ gifts }: Core, rates: Rates) =>
  new OpenAPIHono<ApiEnv>().openapi(giftCalls.page, async (c) => {
    const { reference } = c.req.valid('param')
    const gift = await rates.countFailures(rates.ofClient('giftReference', c), () => gifts.page(reference))
    return c.json({ gift }, 200, { 'Cache-Control': 'no-store' })
  })
