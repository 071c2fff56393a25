import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { screeningDay } from '#test/events.ts'
import { openDatabase } from '../database/open.ts'
import { createChangeEvents } from '../lib/change-events.ts'
import { createSearch } from './search.ts'
import type { NamedPart } from './search-index.ts'

/** Saved replies serve as a record type: they have a text and the time of the last change. */
const part: NamedPart = {
  name: 'saved-replies',
  rows: (db) => db.selectFrom('saved_replies').select(['id', 'changed_at as updatedAt']).as('row'),
  texts: async (db, ids) => {
    const rows = await db.selectFrom('saved_replies').selectAll().where('id', 'in', ids).execute()
    return rows.map(({ id, title, text, changed_at }) => ({
      ...{ id, title, text, updatedAt: changed_at },
      path: `/clinics/${id}`,
      words: 'hospital',
    }))
  },
}

test.each(databases)('the search finds the records of a type and follows their changes, on $name', async (database) => {
  await using organisation = await testCore({ database })
  const db = await openDatabase(databaseUrlOf(organisation.config))
  const { clock, pass } = testClock()
  const changes = createChangeEvents()
  const search = createSearch(db, clock, changes, [part])
  const found = async (query: string) => (await search.find(query, 1, 10)).results.map(({ path }) => path)
  const row = (id: string, title: string, text: string) => ({ id, title, text, changed_at: clock().toISOString() })
  await db
    .insertInto('saved_replies')
    .values([row('a', 'Bolgatanga clinic', 'Open on Zuweramday'), row('b', 'Wenchi clinic', 'Open daily')])
    .execute()
  expect(await found('bolgatanga')).toEqual(['/clinics/a'])
  expect(await found('bolgatanag')).toEqual(['/clinics/a'])
  expect((await found('zuweramday hospital'))[0]).toBe('/clinics/a')
  pass(1000)
  await db.updateTable('saved_replies').set({ title: 'Navrongo', changed_at: clock().toISOString() }).execute()
  changes.notifyChanged('everything')
  expect(await found('wenchi')).toEqual([])
  expect((await found('navrongo')).sort()).toEqual(['/clinics/a', '/clinics/b'])
  await db.deleteFrom('saved_replies').where('id', '=', 'b').execute()
  changes.notifyUncertain()
  expect(await found('navrongo')).toEqual(['/clinics/a'])
  await db.destroy()
})

test('among equally good events, the next comes first, then later ones, then the latest past one', async () => {
  const { clock, pass } = testClock('2026-06-19T08:00:00.000Z')
  await using organisation = await testCore({ clock })
  const { events, search } = organisation.core
  const announce = async (day: string) => {
    const times = { startsAt: `${day}T09:00:00Z`, endsAt: `${day}T15:00:00Z`, times: [] }
    const { _id } = await events.add({ ...screeningDay, ...times, title: 'Zuweraday' })
    await events.publish(_id)
    pass(1000)
    return _id
  }
  await announce('2026-06-17')
  const next = await announce('2026-06-26')
  await announce('2026-06-10')
  await announce('2026-07-24')
  const found = async () => (await search.find('zuweraday', 1, 10)).results.map(({ path }) => path.slice(-10))
  const order = ['2026-06-26', '2026-07-24', '2026-06-17', '2026-06-10']
  expect(await found()).toEqual(order)
  await events.change(next, { bring: 'Water' })
  expect(await found()).toEqual(order)
})
