/**
 * Search: finds news, blog posts and pages by their words. `core/search/search.ts` is the search engine (full text).
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { SearchAnswer, SearchQuery } from '#shared/shapes/search.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Search', 'nothing')

const find = call('get', '/', {
  summary: 'Search news, blog posts and pages; best matches first',
  query: SearchQuery,
  gives: { 200: answer('One page of results', SearchAnswer) },
})

export const searchRoutes = ({ search }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(find, async (c) => {
    const { q, page, limit } = c.req.valid('query')
    return c.json(await search.find(q, page, limit), 200)
  })
