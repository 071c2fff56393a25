/** Statistics (analytics) for editors: article views, and the data of the charts. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { DaysQuery, MissedWords, Opened, OpenedDays } from '#shared/shapes/article-views.ts'
import { SiteStatistics } from '#shared/shapes/statistics.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Readers', 'articles.write')

const overview = call('get', '/', {
  summary: 'Count how often articles were opened each day, and list the most opened',
  query: DaysQuery,
  gives: { 200: answer('All articles together', Opened) },
})
const statistics = call('get', '/statistics', {
  summary: 'Count articles, openings and subscribers of each month, and where visits came from',
  gives: { 200: answer('What the charts show', SiteStatistics) },
})
const missedWords = call('get', '/missed-words', {
  summary: `List the words of searches that found nothing, on at least ${limits.missedWords.leastDays} days of the last ${limits.missedWords.keptDays}`,
  gives: { 200: answer('Words searched on the most days first', MissedWords) },
})
const ofArticle = call('get', '/{id}', {
  summary: 'Count how often one article was opened each day',
  query: DaysQuery,
  gives: { 200: answer('The article', OpenedDays) },
})

export const readerRoutes = ({ articleViews, statistics: countAll, search }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(overview, async (c) => c.json(await articleViews.overview(c.req.valid('query').days), 200))
    .openapi(statistics, async (c) => c.json(await countAll(c.get('user')), 200))
    .openapi(missedWords, async (c) => c.json({ words: await search.missedWords.list() }, 200))
    .openapi(ofArticle, async (c) =>
      c.json(await articleViews.ofArticle(c.req.valid('param').id, c.req.valid('query').days), 200),
    )
