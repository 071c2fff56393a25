import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseFile, databaseUrlOf } from '#config.ts'
import { isEmptyDatabase } from '#core/database/dump.ts'
import { MoveRefused, moveDatabase } from '#core/database/move.ts'
import { openCore } from '#core/organisation/core.ts'
import { esi, kofi } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { postgres, sqlite } from '#test/databases.ts'
import { fillCore } from '#test/filled-core.ts'
import { emptyStorage, everyRowAndImage } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'

const [folder] = stores
const quietly = () => {}

describe.each([
  [sqlite, postgres],
  [postgres, sqlite],
])('from $name to another engine', (one, other) => {
  test('every row arrives unchanged and is counted, and the site works with the new database', async () => {
    await using source = await testCore({ database: one })
    await fillCore(source.core)
    await source.core.close()
    await using target = await emptyStorage({ database: other, store: folder })
    const told: string[] = []
    const [from, to] = [databaseUrlOf(source.config), databaseUrlOf(target.config)]
    const sums = await moveDatabase({ from, to, onTable: (table, rows) => told.push(`${table} ${rows}`) })

    const { rows } = await everyRowAndImage(target)
    expect(rows).toEqual((await everyRowAndImage(source)).rows)
    expect(sums.articles).toEqual({ rows: 3, checksum: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(told).toContain('articles 3')
    const core = await openCore(target.config)
    expect((await core.messages.list(1, 10)).found).toHaveLength(1)
    expect((await core.search.find('walk', 1, 10)).total).toBeGreaterThan(0)
    await core.close()
  })

  test('a target that is not empty is not changed', async () => {
    await using source = await testCore({ database: one })
    await using target = await testCore({ database: other })
    await target.core.subscribers.add(esi)
    const [from, to] = [databaseUrlOf(source.config), databaseUrlOf(target.config)]
    await expect(moveDatabase({ from, to, onTable: quietly })).rejects.toThrow(
      /(is a database already|target database is not empty)\. Nothing was changed/,
    )
    expect((await target.core.subscribers.newest()).map(({ email }) => email)).toEqual([esi.email])
  })

  test('a change during the move is detected', async () => {
    await using source = await testCore({ database: one })
    await using target = await emptyStorage({ database: other, store: folder })
    let added: Promise<unknown> | undefined
    const onTable = async () => {
      added ??= source.core.subscribers.add(kofi)
      await added
    }
    const [from, to] = [databaseUrlOf(source.config), databaseUrlOf(target.config)]
    const move = moveDatabase({ from, to, onTable })
    await expect(move).rejects.toThrow(/The table \w+ was changed during the move\. Stop the site/)
  })
})

test('a value that the other engine rejects stops the move, and nothing of it remains', async () => {
  await using source = await testCore({ database: sqlite })
  await fillCore(source.core)
  await source.core.close()
  const file = new DatabaseSync(databaseFile(source.config))
  file.exec("UPDATE images SET width = 'wide'")
  file.close()
  await using target = await emptyStorage({ database: postgres, store: folder })
  const [from, to] = [databaseUrlOf(source.config), databaseUrlOf(target.config)]
  await expect(moveDatabase({ from, to, onTable: quietly })).rejects.toThrow('wide')
  expect(await isEmptyDatabase(to)).toBe(true)
})

/** The migrations of the version f8641572. */
const earlier = [
  ...['001-schema', '002-events', '003-signups', '004-places', '005-questions', '006-volunteers', '007-gifts'],
  ...['008-push-subscriptions', '009-event-lists'],
].map((name) => `('${name}', '2026-06-19')`)

test.each([
  [
    `DELETE FROM kysely_migration; INSERT INTO kysely_migration VALUES ${earlier.join()}`,
    'The database was made by an older version of Voima',
  ],
  ["INSERT INTO kysely_migration VALUES ('999-from-tomorrow', '2036-01-01')", 'made by a newer version of Voima'],
])('a database of another version is not moved: %s', async (statement, reason) => {
  await using source = await testCore({ database: sqlite })
  await source.core.close()
  const file = new DatabaseSync(databaseFile(source.config))
  file.exec(statement)
  file.close()
  await using target = await emptyStorage({ database: sqlite, store: folder })
  const to = databaseUrlOf(target.config)
  const move = moveDatabase({ from: databaseUrlOf(source.config), to, onTable: quietly })
  await expect(move).rejects.toThrow(MoveRefused)
  await expect(move).rejects.toThrow(reason)
  expect(await isEmptyDatabase(to)).toBe(true)
})
