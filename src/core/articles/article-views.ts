/**
 * Counts article views (page views, analytics): how often readers open each article on each day, and which are opened
 * most. Stores nothing about the readers. `server/article-views.ts` decides which requests count.
 */
import type { Kind } from '#shared/feeds.ts'
import type { Opened, OpenedArticle, OpenedDay } from '#shared/shapes/article-views.ts'
import type { Database } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import { type Clock, daysAgo, today } from '../lib/clock.ts'
import { createCounter } from '../lib/counter.ts'

type Parts = { db: Database; clock: Clock }

export const createArticleViews = (parts: Parts) => ({
  ...createCount(parts),
  /** The views of the last `count` days, including today. */
  overview: async (count: number): Promise<Opened> => {
    const since = daysAgo(parts.clock, count - 1)
    return { ...(await openedSince(parts, count)), articles: await mostOpened(parts.db, since) }
  },
  ofArticle: (id: string, count: number) => openedSince(parts, count, id),
  /** Deletes the counts of articles that were deleted permanently. */
  deleteOrphans: async () => {
    await parts.db
      .deleteFrom('article_views')
      .where('article_id', 'not in', (query) => query.selectFrom('articles').select('id'))
      .execute()
  },
})

const createCount = ({ db, clock }: Parts) => {
  const { count, flush } = createCounter<string>(async (counts) => {
    await replaceByIds(db, counts)
    for (const some of inBatches([...counts])) {
      await addTo(db, today(clock), some)
      for (const [id] of some) counts.delete(id)
    }
  })
  return {
    /** `name` is the id of an article, or a slug. */
    opened: (kind: Kind, name: string) => count(`${kind}/${name}`),
    /** Adds the counts to those that other processes wrote. */
    write: flush,
  }
}

/** Adds the views under a slug to those of the article that has the slug. */
const replaceByIds = async (db: Database, counts: Map<string, number>) => {
  const named = await db
    .selectFrom('article_slugs')
    .select(['kind', 'slug', 'article_id'])
    .where('slug', 'in', [...counts.keys()].map(nameIn))
    .execute()
  const known = new Map(named.map(({ kind, slug, article_id }) => [`${kind}/${slug}`, article_id]))
  const ids = new Map<string, number>()
  for (const [path, times] of counts) {
    const id = known.get(path) ?? nameIn(path)
    ids.set(id, (ids.get(id) ?? 0) + times)
  }
  counts.clear()
  for (const [id, times] of ids) counts.set(id, times)
}

const nameIn = (path: string) => path.slice(path.indexOf('/') + 1)

type Count = [id: string, times: number]

const addTo = (db: Database, day: string, counts: Count[]) =>
  db
    .insertInto('article_views')
    // Rows are sorted, so that two processes never wait for each other's locks.
    .values(
      counts
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([article_id, views]) => ({ day, article_id, views })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'article_id'])
        .doUpdateSet((eb) => ({ views: eb('article_views.views', '+', eb.ref('excluded.views')) })),
    )
    .execute()

/** Includes days without views. */
const openedSince = async ({ db, clock }: Parts, count: number, id?: string) => {
  const rows = await db
    .selectFrom('article_views')
    .select((eb) => ['day', eb.fn.sum('views').as('opened')])
    .where('day', '>=', daysAgo(clock, count - 1))
    .$if(id !== undefined, (query) => query.where('article_id', '=', id ?? ''))
    .groupBy('day')
    .execute()
  // Some engines return sums as text.
  const known = new Map(rows.map(({ day, opened }) => [day, Number(opened)]))
  const all = Array.from({ length: count }, (_, ago): OpenedDay => {
    const day = daysAgo(clock, count - 1 - ago)
    return { day, opened: known.get(day) ?? 0 }
  })
  return { days: all, total: all.reduce((sum, { opened }) => sum + opened, 0) }
}

const most = 10

const mostOpened = async (db: Database, since: string): Promise<OpenedArticle[]> => {
  const rows = await db
    .selectFrom('article_views')
    .innerJoin('articles', 'articles.id', 'article_views.article_id')
    .select((eb) => ['articles.id', 'kind', 'title', eb.fn.sum('views').as('opened')])
    .where('day', '>=', since)
    .where('removed_at', 'is', null)
    .groupBy(['articles.id', 'kind', 'title'])
    .orderBy((eb) => eb.fn.sum('views'), 'desc')
    .orderBy('articles.id')
    .limit(most)
    .execute()
  return rows.map(({ id, kind, title, opened }) => ({
    _id: id,
    kind,
    title,
    opened: Number(opened),
  }))
}
