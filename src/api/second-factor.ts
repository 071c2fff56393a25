import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { foldEmail } from '#shared/email.ts'
import { secondFactorCalls as calls } from './auth-calls.ts'
import type { ApiEnv } from './env.ts'
import { proofOf } from './proof.ts'
import type { Rates } from './rates.ts'

export const secondFactorRoutes = (core: Core, rates: Rates) => {
  const { secondFactor } = core
  const withProof = proofOf(core, rates)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.begin, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      return c.json(await secondFactor.begin(c.get('user')), 200)
    })
    .openapi(calls.confirm, async (c) => {
      const guess = rates.of('codePerAccount', foldEmail(c.get('user').email))
      await rates.take(guess)
      const recoveryCodes = await secondFactor.confirm(c.get('user'), c.req.valid('json').code)
      await rates.giveBack(guess)
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(calls.end, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      await secondFactor.end(c.get('user'))
      return c.body(null, 204)
    })
    .openapi(calls.renewCodes, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      return c.json({ recoveryCodes: await secondFactor.renewRecoveryCodes(c.get('user')) }, 200)
    })
}
