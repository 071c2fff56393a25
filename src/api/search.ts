/**
 * Search: finds news, blog posts and pages by their words. `core/search/search.ts` is the search engine (full text).
 */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { SearchAnswer, SearchQuery } from '#shared/shapes/search.ts'
import type { ApiEnv } from './calls.ts'
import { answer, refusals } from './calls.ts'

const find = createRoute({
  method: 'get',
  path: '/',
  tags: ['Search'],
  summary: 'Search news, blog posts and pages; best matches first',
  request: { query: SearchQuery },
  responses: { 200: answer('One page of results', SearchAnswer), ...refusals(422) },
})

export const searchRoutes = ({ search }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(find, async (c) => {
    const { q, page, limit } = c.req.valid('query')
    return c.json(await search.find(q, page, limit), 200)
  })
