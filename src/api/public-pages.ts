/** The public pages of the records that are neither articles nor tags, for the sitemap. */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { PublicPages, PublicPagesQuery } from '#shared/shapes/public-pages.ts'
import type { ApiEnv } from './calls.ts'
import { answer, refusals } from './calls.ts'

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['Search'],
  summary: 'List the public pages of the records that are neither articles nor tags',
  request: { query: PublicPagesQuery },
  responses: { 200: answer('One page of addresses', PublicPages), ...refusals(422) },
})

export const publicPageRoutes = ({ publicPages }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(list, async (c) => c.json(await publicPages(c.req.valid('query').page), 200))
