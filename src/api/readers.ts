/** Statistics (analytics) for editors: article views, and the data of the charts. */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { DaysQuery, Opened, OpenedDays } from '#shared/shapes/readers.ts'
import { SiteStatistics } from '#shared/shapes/statistics.ts'
import type { ApiEnv } from './calls.ts'
import { answer, idParam, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

const tags = ['Readers']

const overview = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Count how often articles were opened each day, and list the most opened',
  ...signedIn,
  request: { query: DaysQuery },
  responses: { 200: answer('All articles together', Opened), ...refusals(401, 403, 422) },
})
const statistics = createRoute({
  method: 'get',
  path: '/statistics',
  tags,
  summary: 'Count articles, openings and subscribers of each month, and where visits came from',
  ...signedIn,
  responses: { 200: answer('What the charts show', SiteStatistics), ...refusals(401, 403) },
})
const ofArticle = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Count how often one article was opened each day',
  ...signedIn,
  request: { ...idParam, query: DaysQuery },
  responses: { 200: answer('The article', OpenedDays), ...refusals(401, 403, 404, 422) },
})

export const readerRoutes = ({ readers, statistics: countAll }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(overview, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(await readers.overview(c.req.valid('query').days), 200)
    })
    .openapi(statistics, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(await countAll(c.get('user')), 200)
    })
    .openapi(ofArticle, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(await readers.ofArticle(c.req.valid('param').id, c.req.valid('query').days), 200)
    })
