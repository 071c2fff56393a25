/**
 * People who offer to help: the public form, the calls of a person's own link, and the list for the users who answer.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { ownEntryPath } from '#shared/paths.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { mustBeAllowed } from './guard.ts'
import { refuseShape } from './problems.ts'
import { clientNetworkOf, type Rates } from './rate-limit.ts'
import { volunteerCalls } from './volunteer-calls.ts'

export const volunteerRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) => {
  const linkOf = (token: string) => addressOf(ownEntryPath(token))
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .openapi(volunteerCalls.receive, async (c) => {
      await rates.take(rates.of('volunteer', clientNetworkOf(c.env.visitor)))
      const signals = signalsIn(c.req.valid('header')['form-check'])
      const options = { signals, linkOf, addressOf }
      const { volunteer, token } = await core.volunteers.receive(c.req.valid('json'), options)
      const { sends: sendsEmail } = await core.outbox.health()
      return c.json({ volunteer, token, link: linkOf(token), sendsEmail }, 201)
    })
    .route('/', ownEntryRoutes(core, rates))
    .route('/', readingRoutes(core))
    .route('/', writingRoutes(core, linkOf))
    .route('/', replyRoutes(core))
}

const ownEntryRoutes = ({ volunteers }: Core, rates: Rates) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .openapi(volunteerCalls.findOwn, async (c) => {
      await rates.take(rates.of('linkPerAddress', clientNetworkOf(c.env.visitor)))
      return c.json(await volunteers.own.find(c.req.valid('param').token), 200, noStore)
    })
    .openapi(volunteerCalls.changeOwn, async (c) => {
      await rates.take(rates.of('linkPerAddress', clientNetworkOf(c.env.visitor)))
      const volunteer = await volunteers.own.change(c.req.valid('param').token, c.req.valid('json'))
      return c.json({ volunteer }, 200, noStore)
    })
    .openapi(volunteerCalls.removeOwn, async (c) => {
      await rates.take(rates.of('linkPerAddress', clientNetworkOf(c.env.visitor)))
      await volunteers.own.remove(c.req.valid('param').token)
      return c.json({ isDeleted: true as const }, 200, noStore)
    })

const noStore = { 'Cache-Control': 'no-store' }

const readingRoutes = ({ volunteers }: Core) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .openapi(volunteerCalls.list, async (c) => {
      mustBeAllowed(c, 'volunteers.read')
      const { found, ...pages } = await volunteers.list(c.req.valid('query'))
      return c.json({ volunteers: found, counts: await volunteers.counts(), ...pages }, 200)
    })
    .openapi(volunteerCalls.exportList, async (c) => {
      mustBeAllowed(c, 'volunteers.read')
      return c.body(await volunteers.exportCsv(), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="volunteers.csv"',
      }) as never
    })
    .openapi(volunteerCalls.find, async (c) => {
      mustBeAllowed(c, 'volunteers.read')
      return c.json(await volunteers.find(c.req.valid('param').id), 200)
    })

const writingRoutes = ({ volunteers }: Core, linkOf: (token: string) => string) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .openapi(volunteerCalls.change, async (c) => {
      mustBeAllowed(c, 'volunteers.write')
      return c.json({ volunteer: await volunteers.change(c.req.valid('param').id, c.req.valid('json')) }, 200)
    })
    .openapi(volunteerCalls.remove, async (c) => {
      mustBeAllowed(c, 'volunteers.write')
      return c.json({ volunteer: await volunteers.remove(c.req.valid('param').id) }, 200)
    })
    .openapi(volunteerCalls.sendLink, async (c) => {
      mustBeAllowed(c, 'volunteers.write')
      return c.json({ volunteer: await volunteers.sendNewLink(c.req.valid('param').id, linkOf) }, 200)
    })

const replyRoutes = ({ volunteers }: Core) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .openapi(volunteerCalls.reply, async (c) => {
      mustBeAllowed(c, 'volunteers.write')
      const { id } = c.req.valid('param')
      await volunteers.reply(id, c.req.valid('json').text, c.get('user'), c.req.valid('header')['idempotency-key'])
      return c.json(await volunteers.find(id), 201)
    })
    .openapi(volunteerCalls.note, async (c) => {
      mustBeAllowed(c, 'volunteers.write')
      return c.json({ note: await volunteers.note(c.req.valid('param').id, c.req.valid('json').text) }, 201)
    })
    .openapi(volunteerCalls.removeNote, async (c) => {
      mustBeAllowed(c, 'volunteers.write')
      return c.json({ note: await volunteers.removeNote(c.req.valid('param').id) }, 200)
    })
