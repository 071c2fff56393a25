/** The public pages of the records that are neither articles nor tags, for the sitemap. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { PublicPages, PublicPagesQuery } from '#shared/shapes/public-pages.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Search', 'nothing')

const list = call('get', '/', {
  summary: 'List the public pages of the records that are neither articles nor tags',
  query: PublicPagesQuery,
  gives: { 200: answer('One page of addresses', PublicPages) },
})

export const publicPageRoutes = ({ publicPages }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(list, async (c) => c.json(await publicPages(c.req.valid('query').page), 200))
