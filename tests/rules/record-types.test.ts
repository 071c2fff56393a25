/** Every table belongs to a record type, which says what becomes of the data about people and when it expires. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { openDatabase } from '#core/database/open.ts'
import { recordTypes } from '#core/organisation/record-types.ts'
import { isSaid } from '#core/record-types/record-type.ts'
import { testCore } from '#test/core.ts'
import { fillCore } from '#test/filled-core.ts'

let stage: Awaited<ReturnType<typeof testCore>>
beforeAll(async () => {
  stage = await testCore()
  await fillCore(stage.core)
})
afterAll(() => stage.close())

/** The tables that belong to no record type. */
const technicalTables = [
  ...['settings', 'rate_limits', 'backups', 'imported', 'redirects', 'site_imports'],
  ...['search_numbers', 'search_texts', 'search_words', 'search_skeletons', 'search_postings'],
]

const rowsIn = () =>
  readSnapshot(databaseUrlOf(stage.config), async ({ tables, rowsOf }) => {
    const counts: Record<string, number> = {}
    for (const table of tables) counts[table] = (await Array.fromAsync(rowsOf(table))).flat().length
    return counts
  })

/** Every value once, in order. Fails for a value that belongs to two. */
const eachOnce = (values: readonly string[]) => {
  expect(values.filter((value, index) => values.indexOf(value) < index)).toEqual([])
  return [...values].sort()
}

test('every table belongs to one record type or to the technical tables', async () => {
  const listed = [...recordTypes.flatMap(({ tables }) => tables), ...technicalTables]
  expect(eachOnce(listed)).toEqual(Object.keys(await rowsIn()).sort())
})

test('every table with email addresses or phone numbers says how a person is found and erased', async () => {
  const db = await openDatabase(databaseUrlOf(stage.config))
  const tables = await db.introspection.getTables()
  await db.destroy()
  const personal = tables.filter(({ columns }) => columns.some(({ name }) => /email|phone|called_by/.test(name)))
  expect(personal.length).toBeGreaterThan(4)
  for (const { name } of personal) {
    const type = recordTypes.find((each) => each.tables.some((table) => table === name))
    // The phone numbers of clinics are public.
    if (name !== 'places') expect([name, type && isSaid(type.person)]).toEqual([name, true])
  }
})

test('a record type without data about people, or without anything that expires, says why', () => {
  for (const { name, person, expire } of recordTypes)
    for (const part of [person, expire])
      if (!isSaid(part)) expect([name, part.not]).toEqual([name, expect.stringMatching(/^[A-Z].{15,}\.$/)])
})

test.each(recordTypes)(
  '$name are in the data that tests backup, restore, move and export',
  async ({ tables: [table] }) => {
    expect([table, (await rowsIn())[table] ?? 0]).not.toEqual([table, 0])
  },
)
