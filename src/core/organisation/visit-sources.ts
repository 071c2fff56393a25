/**
 * Counts from which kind of place (referrer) visitors come, per day. Stores neither addresses nor anything about the
 * visitors.
 */
import { keysOf } from '#shared/keys.ts'
import type { VisitSource } from '#shared/visit-sources.ts'
import type { Database } from '../database/open.ts'
import { type Clock, days } from '../lib/clock.ts'

type Deps = { db: Database; clock: Clock }
type Counts = Partial<Record<VisitSource, number>>

/** Days are UTC, which is Ghana's time all year. */
const dayOf = (clock: Clock, ago = 0) => new Date(clock().getTime() - days(ago)).toISOString().slice(0, 10)

/** Counts in memory and writes now and then in one statement, so that a visit costs nothing. */
export const createVisitSources = ({ db, clock }: Deps) => {
  let counts: Counts = {}
  const add = (source: VisitSource, times = 1) => {
    counts[source] = (counts[source] ?? 0) + times
  }
  return {
    arrived: (source: VisitSource) => add(source),
    /** Adds the counts to those that other processes wrote. What could not be written is tried again next time. */
    write: async () => {
      const taken = counts
      if (keysOf(taken).length === 0) return
      counts = {}
      try {
        await addTo(db, dayOf(clock), taken)
      } catch (error) {
        for (const source of keysOf(taken)) add(source, taken[source])
        throw error
      }
    },
    /** The visits of the last `count` days, including today, from each kind of place; most visits first. */
    ofLastDays: async (count: number) => {
      const rows = await db
        .selectFrom('visit_sources')
        .select((make) => ['source', make.fn.sum('visits').as('visits')])
        .where('day', '>=', dayOf(clock, count - 1))
        .groupBy('source')
        .execute()
      // Some engines return sums as text.
      const found = rows.map(({ source, visits }) => ({ source, visits: Number(visits) }))
      return found.sort((one, other) => other.visits - one.visits)
    },
  }
}

const addTo = (db: Database, day: string, counts: Counts) =>
  db
    .insertInto('visit_sources')
    // Rows are sorted, so that two processes never wait for each other's locks.
    .values(
      keysOf(counts)
        .sort()
        .map((source) => ({ day, source, visits: counts[source] ?? 0 })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source'])
        .doUpdateSet((make) => ({ visits: make('visit_sources.visits', '+', make.ref('excluded.visits')) })),
    )
    .execute()
