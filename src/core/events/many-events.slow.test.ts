/** Ten thousand past events: every list and the search find the right ones, on both engines. */
import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import type { EventRow } from '#core/database/tables.ts'
import { inBatches } from '#core/lib/batches.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { screeningDay } from '#test/events.ts'

const count = 10_000
const first = Date.UTC(2016, 0, 1, 9)
const hour = 3_600_000

/** Invented words that no language has. */
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ka', 'le', 'mi', 'no', 'pu']
const wordOf = (number: number) => Array.from(String(number), (digit) => syllables[Number(digit)]).join('')

/** One event every nine hours. */
const rowOf = (number: number): EventRow => {
  const at = new Date(first + number * 9 * hour).toISOString()
  const { kind, landmark, bring, cost, contact } = screeningDay
  return {
    ...{ id: `event${number}`, slug: `event-${number}`, version: 1, kind, landmark, bring, cost, contact },
    ...{ title: `Screening ${wordOf(number)}`, text: 'Come with a friend. '.repeat(20), town: 'Ho' },
    ...{
      region: number % 2 ? 'GH-TV' : 'GH-AA',
      starts_at: at,
      ends_at: new Date(Date.parse(at) + hour).toISOString(),
    },
    ...{ languages: '["en"]', series_id: null, sequence: 0, previous_starts_at: null },
    ...{ published_at: at, cancelled_at: null, created_at: at, updated_at: at, removed_at: null },
  }
}

test.each(databases)(
  'among ten thousand past events in $name, lists and search find the right ones',
  async (database) => {
    const { clock } = testClock('2026-06-19T08:00:00.000Z')
    await using organisation = await testCore({ database, clock })
    const db = await openDatabase(databaseUrlOf(organisation.config))
    const rows = Array.from({ length: count }, (_, number) => rowOf(number))
    for (const some of inBatches(rows, 500)) await db.insertInto('events').values(some).execute()
    await db.destroy()
    const { events, search } = await organisation.reopen()
    const { _id } = await events.add(screeningDay)
    await events.publish(_id)
    const coming = await events.list({ when: 'coming', page: 1, limit: 20 })
    expect(coming.found.map((each) => each._id)).toEqual([_id])
    const past = await events.list({ when: 'past', page: count / 20, limit: 20 })
    expect([past.totalPages, past.found.at(-1)?._id]).toEqual([count / 20, 'event0'])
    const ofRegion = await events.list({ when: 'past', page: 1, limit: 20, region: 'GH-TV' })
    expect([ofRegion.totalPages, ofRegion.found[0]?._id]).toEqual([count / 40, `event${count - 1}`])
    expect((await events.list({ when: 'uncounted', page: 1, limit: 20 })).found).toEqual([])
    expect((await search.find(wordOf(4321), 1, 10)).results[0]?.path).toBe('/events/event-4321')
  },
)
