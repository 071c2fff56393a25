/**
 * The data of the charts (analytics): articles, readers, sources of visits, and subscribers. Nothing about single
 * people.
 */
import { limits } from '#shared/limits.ts'
import { can } from '#shared/permissions.ts'
import type { SiteStatistics } from '#shared/shapes/statistics.ts'
import { createArticleViews } from '../articles/article-views.ts'
import { monthOf } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { createVisitSources } from './visit-sources.ts'

type Deps = { db: Database; clock: Clock }

/** The counters of article views and visits, and the charts of all counts. */
export const createStatistics = (deps: Deps) => {
  const { db, clock } = deps
  const visitSources = createVisitSources(deps)
  const statistics = async (user: { role: string }): Promise<SiteStatistics> => {
    const months = lastMonths(clock(), limits.statisticsMonths)
    return {
      articles: await publishedIn(db, months),
      opened: await openedIn(db, months),
      sources: await visitSources.ofLastDays(limits.dashboardDays),
      ...(can(user, 'subscribers.read') && { subscribers: await confirmedAtEndOf(db, months) }),
    }
  }
  return { articleViews: createArticleViews(deps), visitSources, statistics }
}

/** The current month comes last. */
const lastMonths = (now: Date, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + index)).toISOString().slice(0, 7),
  )

const publishedIn = async (db: Database, months: string[]) => {
  const rows = await db
    .selectFrom('articles')
    .select((eb) => ['kind', monthOf('published_at').as('month'), eb.fn.countAll().as('count')])
    .where('removed_at', 'is', null)
    .where('published_at', '>=', months[0] ?? '')
    .groupBy(['kind', 'month'])
    .execute()
  const counted = (kind: string, month: string) =>
    Number(rows.find((row) => row.kind === kind && row.month === month)?.count ?? 0)
  return months.map((month) => ({ month, news: counted('news', month), blog: counted('blog', month) }))
}

const openedIn = async (db: Database, months: string[]) => {
  const rows = await db
    .selectFrom('article_views')
    .select((eb) => [monthOf('day').as('month'), eb.fn.sum('views').as('opened')])
    .where('day', '>=', months[0] ?? '')
    .groupBy('month')
    .execute()
  const opened = new Map(rows.map((row) => [row.month, Number(row.opened)]))
  return months.map((month) => ({ month, opened: opened.get(month) ?? 0 }))
}

/** Deleted subscribers are missing in the earlier months, too, because nothing about them is stored. */
const confirmedAtEndOf = async (db: Database, months: string[]) => {
  const rows = await db
    .selectFrom('subscribers')
    .select((eb) => [
      monthOf('confirmed_at').as('joined'),
      monthOf('bounced_at').as('bounced'),
      monthOf('unsubscribed_at').as('unsubscribed'),
      eb.fn.countAll().as('count'),
    ])
    .where('confirmed_at', 'is not', null)
    .groupBy(['joined', 'bounced', 'unsubscribed'])
    .execute()
  const wasThere = ({ joined, bounced, unsubscribed }: (typeof rows)[number], month: string) =>
    joined <= month && [bounced, unsubscribed].every((left) => left === null || left > month)
  return months.map((month) => ({
    month,
    confirmed: rows.filter((row) => wasThere(row, month)).reduce((sum, { count }) => sum + Number(count), 0),
  }))
}
