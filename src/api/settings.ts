/** The settings of the organisation: two-step sign-in for everyone, and what articles need before they are published. */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { PublishingRules } from '#shared/shapes/publishing-rules.ts'
import type { ApiEnv } from './calls.ts'
import { answer, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'
import { ruleRoutes } from './users.ts'

const shared = { tags: ['Site content'], ...signedIn }

const calls = {
  find: createRoute({
    method: 'get',
    path: '/publishing',
    ...shared,
    summary: 'Read what articles need before the forms of the admin area publish them',
    responses: { 200: answer('The rules', PublishingRules), ...refusals(401, 403) },
  }),
  change: createRoute({
    method: 'put',
    path: '/publishing',
    ...shared,
    summary: 'Change what articles need before the forms of the admin area publish them',
    request: jsonBody(PublishingRules),
    responses: { 200: answer('The changed rules', PublishingRules), ...refusals(400, 401, 403, 413, 415, 422) },
  }),
}

const publishingRoutes = ({ publishingRules }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.find, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(await publishingRules.find(), 200)
    })
    .openapi(calls.change, async (c) => {
      mustBeAllowed(c, 'site.write')
      await publishingRules.change(c.req.valid('json'))
      return c.json(await publishingRules.find(), 200)
    })

export const settingRoutes = (core: Core) =>
  new OpenAPIHono<ApiEnv>().route('/', ruleRoutes(core)).route('/', publishingRoutes(core))
