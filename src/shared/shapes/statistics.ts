/** The schemas of the statistics for the admin area. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { visitSources } from '../visit-sources.ts'
import { namedShape } from './fields.ts'

const count = z.int().min(0)
const month = z
  .string()
  .meta({ pattern: '^\\d{4}-\\d{2}$', description: 'A month, such as 2026-11', example: '2026-11' })

const ArticleMonth = namedShape('ArticleMonth', {
  month,
  news: count.meta({ description: 'News items first published in this month' }),
  blog: count.meta({ description: 'Blog posts first published in this month' }),
})

const OpenedMonth = namedShape('OpenedMonth', {
  month,
  opened: count.meta({ description: 'How often articles were opened' }),
})

const SubscriberMonth = namedShape('SubscriberMonth', {
  month,
  confirmed: count.meta({
    description: 'Confirmed subscribers at the end of the month, of those who are still stored',
  }),
})

const SourceVisits = namedShape('SourceVisits', { source: z.enum(visitSources), visits: count })

/** The data of the charts. The last month is the current one. */
export const SiteStatistics = namedShape('SiteStatistics', {
  articles: z.array(ArticleMonth),
  opened: z.array(OpenedMonth),
  sources: z.array(SourceVisits).meta({
    description: `Where the visits of the last ${limits.dashboardDays} days came from, most visits first`,
  }),
  subscribers: z.array(SubscriberMonth).optional().meta({ description: 'Only for users who may see subscribers' }),
})
export type SiteStatistics = z.infer<typeof SiteStatistics>
