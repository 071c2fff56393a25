/**
 * Sign-ups for events with limited places: visitors sign up and cancel by a code; users with the permission
 * `signups.read` see the names, and check people in at the door.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import { foldEmail } from '#shared/email.ts'
import { eventsPath, signupPath } from '#shared/paths.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { mustBeAllowed } from './guard.ts'
import { clientNetworkOf, type Rates } from './rate-limit.ts'
import { codeCalls, doorCalls, eventSignupCalls } from './signup-calls.ts'

type Signups = Pick<Core, 'signups'>

/** The calls below /events/{id}. */
export const eventSignupRoutes = ({ signups }: Signups, rates: Rates, addressOf: AbsoluteUrl) => {
  const links = { signup: (code: string) => addressOf(signupPath(code)), events: addressOf(eventsPath) }
  return new OpenAPIHono<ApiEnv>()
    .openapi(eventSignupCalls.times, async (c) => c.json(await signups.times(c.req.valid('param').id), 200))
    .openapi(eventSignupCalls.take, async (c) => {
      const wanted = c.req.valid('json')
      await rates.take(
        rates.of('signup', clientNetworkOf(c.env.visitor)),
        ...(wanted.email ? [rates.of('signupPerEmail', foldEmail(wanted.email))] : []),
      )
      const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
      const how = { links, key, signals: signalsIn(formCheck) }
      const { code } = await signups.take(c.req.valid('param').id, wanted, how)
      return c.json({ code, signup: await signups.find(code) }, 201)
    })
    .openapi(eventSignupCalls.list, async (c) => {
      mustBeAllowed(c, 'signups.read')
      return c.json(await signups.list(c.req.valid('param').id), 200)
    })
    .openapi(eventSignupCalls.email, async (c) => {
      mustBeAllowed(c, 'signups.read')
      const key = c.req.valid('header')['idempotency-key']
      const message = { ...c.req.valid('json'), links, key }
      return c.json({ emails: await signups.emailEverybody(c.req.valid('param').id, message) }, 200)
    })
    .openapi(eventSignupCalls.remove, async (c) => {
      mustBeAllowed(c, 'signups.read')
      const { id, signup } = c.req.valid('param')
      await signups.remove(id, signup)
      return c.json({ isRemoved: true as const }, 200)
    })
    .route('/', doorRoutes({ signups }))
}

const doorRoutes = ({ signups }: Signups) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(doorCalls.list, async (c) => {
      mustBeAllowed(c, 'signups.read')
      return c.json(await signups.door(c.req.valid('param').id), 200)
    })
    .openapi(doorCalls.mark, async (c) => {
      mustBeAllowed(c, 'signups.read')
      const { id } = c.req.valid('param')
      await signups.mark(id, c.req.valid('json').marks)
      return c.json(await signups.door(id), 200)
    })
    .openapi(doorCalls.counts, async (c) => {
      mustBeAllowed(c, 'signups.read')
      return c.json(await signups.counts(c.req.valid('param').id), 200)
    })
    .openapi(doorCalls.changeCounts, async (c) => {
      mustBeAllowed(c, 'signups.read')
      const { id } = c.req.valid('param')
      await signups.changeCounts(id, c.req.valid('json'))
      return c.json(await signups.counts(id), 200)
    })

/** The calls below /signups. Wrong codes are counted by client network, so that nobody can find a code by trying. */
export const signupRoutes = ({ signups }: Signups, rates: Rates) => {
  const byCode = async <Answer>(c: Context<ApiEnv>, read: () => Promise<Answer>) => {
    c.header('Cache-Control', 'no-store')
    const guess = rates.of('signupCode', clientNetworkOf(c.env.visitor))
    await rates.take(guess)
    const answer = await read()
    await rates.giveBack(guess)
    return answer
  }
  return new OpenAPIHono<ApiEnv>()
    .openapi(codeCalls.find, async (c) => {
      const { code } = c.req.valid('param')
      return c.json({ signup: await byCode(c, () => signups.find(code)) }, 200)
    })
    .openapi(codeCalls.giveBack, async (c) => {
      const { code } = c.req.valid('param')
      await byCode(c, () => signups.giveBack(code))
      return c.json({ signup: await signups.find(code) }, 200)
    })
}
