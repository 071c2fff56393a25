/**
 * Counts the sources of visits (referrers) by kind and day. Stores neither addresses nor anything about the visitors.
 */
import type { VisitSource } from '#shared/visit-sources.ts'
import type { Database } from '../database/tables.ts'
import { type Clock, daysAgo, today } from '../lib/clock.ts'
import { createCounter } from '../lib/counter.ts'

type Deps = { db: Database; clock: Clock }
export const createVisitSources = ({ db, clock }: Deps) => {
  const { count, flush } = createCounter<VisitSource>((counts) => addTo(db, today(clock), counts))
  return {
    arrived: count,
    /** Adds the counts to those that other processes wrote. */
    write: flush,
    /** The visits of the last `days` days, including today, from each kind of place; most visits first. */
    ofLastDays: async (days: number) => {
      const rows = await db
        .selectFrom('visit_sources')
        .select((eb) => ['source', eb.fn.sum('visits').as('visits')])
        .where('day', '>=', daysAgo(clock, days - 1))
        .groupBy('source')
        .execute()
      // Some engines return sums as text.
      const found = rows.map(({ source, visits }) => ({ source, visits: Number(visits) }))
      return found.sort((one, other) => other.visits - one.visits)
    },
  }
}

const addTo = async (db: Database, day: string, counts: Map<VisitSource, number>) => {
  await db
    .insertInto('visit_sources')
    // Rows are sorted, so that two processes never wait for each other's locks.
    .values([...counts.keys()].sort().map((source) => ({ day, source, visits: counts.get(source) ?? 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source'])
        .doUpdateSet((eb) => ({ visits: eb('visit_sources.visits', '+', eb.ref('excluded.visits')) })),
    )
    .execute()
}
