import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/core.ts'
import { NotAllowed } from '#core/errors.ts'
import { foldEmail } from '#shared/email.ts'
import { Credentials, Session } from '#shared/shapes/session.ts'
import { wording } from '#shared/wording.ts'
import { answer, jsonBody, refusals, signedIn } from './calls.ts'
import type { ApiEnv } from './env.ts'
import { tokenOf } from './guard.ts'
import { notSignedIn, stopWith } from './problems.ts'
import { householdOf, type Rates } from './rates.ts'

const tags = ['Signing in']

const login = createRoute({
  method: 'post',
  path: '/login',
  tags,
  summary: 'Sign in with email and password',
  request: jsonBody(Credentials),
  responses: { 200: answer('The token of the new session', Session), ...refusals(400, 401, 413, 415, 422, 429) },
})
const logout = createRoute({
  method: 'post',
  path: '/logout',
  tags,
  summary: 'Sign out: the token is worth nothing afterwards',
  ...signedIn,
  responses: { 204: { description: 'Signed out' }, ...refusals(401) },
})

export const authRoutes = ({ sessions }: Core, rates: Rates) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(login, async (c) => {
      const credentials = c.req.valid('json')
      const tries = [
        rates.of('loginPerAccount', foldEmail(credentials.email)),
        rates.of('loginPerAddress', householdOf(c.env.visitor)),
      ]
      await rates.take(...tries)
      const session = await sessions.open(credentials).catch(explain)
      await rates.giveBack(...tries)
      return c.json(session, 200)
    })
    .openapi(logout, async (c) => {
      await sessions.close(tokenOf(c))
      return c.body(null, 204)
    })

const explain = (error: unknown): never => {
  throw error instanceof NotAllowed ? stopWith(notSignedIn(wording.login.failed)) : error
}
