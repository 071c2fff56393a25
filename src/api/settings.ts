/** The settings of the organisation: two-step sign-in for everyone, and what articles need before they are published. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { PublishingRules } from '#shared/shapes/publishing-rules.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'
import { ruleRoutes } from './users.ts'

const call = callsTagged('Site content', 'site.write')

const calls = {
  find: call('get', '/publishing', {
    needs: 'articles.write',
    summary: 'Read what articles need before the forms of the admin area publish them',
    gives: { 200: answer('The rules', PublishingRules) },
  }),
  change: call('put', '/publishing', {
    summary: 'Change what articles need before the forms of the admin area publish them',
    takes: PublishingRules,
    gives: { 200: answer('The changed rules', PublishingRules) },
  }),
}

export const settingRoutes = ({ secondFactor, publishingRules }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .route('/', ruleRoutes({ secondFactor }))
    .openapi(calls.find, async (c) => c.json(await publishingRules.find(), 200))
    .openapi(calls.change, async (c) => {
      await publishingRules.change(c.req.valid('json'))
      return c.json(await publishingRules.find(), 200)
    })
