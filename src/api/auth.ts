/**
 * Authentication: signing in (login), two-step sign-in, sessions, password reset, links in emails, and one's own
 * account. `guard.ts` checks the token of every other call.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { accountRoutes, secondFactorRoutes, sessionRoutes } from './account.ts'
import type { AbsoluteUrl, ApiEnv } from './calls.ts'
import { passkeyLoginRoutes, passkeyRoutes } from './passkeys.ts'
import { pushRoutes } from './push.ts'
import type { Rates } from './rate-limit.ts'
import { linkRoutes, signingRoutes } from './sign-in.ts'

export const authRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .route('/', signingRoutes(core, rates))
    .route('/', linkRoutes(core, rates, addressOf))
    .route('/', accountRoutes(core, rates, addressOf))
    .route('/', sessionRoutes(core))
    .route('/', secondFactorRoutes(core, rates))
    .route('/', passkeyRoutes(core, addressOf))
    .route('/', passkeyLoginRoutes(core, rates, addressOf))
    .route('/', pushRoutes(core))
