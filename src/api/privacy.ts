/** The facts from the settings that the privacy page states. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { PrivacyFacts } from '#shared/shapes/privacy.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Privacy', 'nothing')

const find = call('get', '/', {
  summary: 'The settings that decide what the privacy page says: retention, backups, email and other companies',
  gives: { 200: answer('The facts', PrivacyFacts) },
})

export const privacyRoutes = ({ privacyFacts }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(find, async (c) => c.json(await privacyFacts.find(), 200))
