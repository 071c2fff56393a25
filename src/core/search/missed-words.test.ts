import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { limits } from '#shared/limits.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { openDatabase } from '../database/open.ts'
import { days } from '../lib/clock.ts'

const { missedWords } = limits

const openSearch = async (database: TestDatabase) => {
  const { clock, pass } = testClock()
  const organisation = await testCore({ database, clock })
  const { core, config } = organisation
  const { search } = core
  const stored = async () => {
    await search.missedWords.write()
    const db = await openDatabase(databaseUrlOf(config))
    const rows = await db.selectFrom('missed_words').selectAll().orderBy('day').orderBy('word').execute()
    await db.destroy()
    return rows
  }
  const searchOn = async (count: number, query: string) => {
    for (let day = 0; day < count; day += 1) {
      await search.find(query, 1, 10)
      await search.missedWords.write()
      pass(days(1))
    }
  }
  const shown = async () => (await search.missedWords.list()).map(({ word, days }) => `${word} ${days}`)
  return { core, search, clock, pass, stored, searchOn, shown, [Symbol.asyncDispose]: organisation.close }
}

describe.each(databases)('the words of searches that found nothing, on $name', (database) => {
  test('are shown when they were searched on three different days, most days first', async () => {
    await using stage = await openSearch(database)
    await stage.searchOn(2, 'Qwumvɛx bzzurg')
    expect(await stage.shown()).toEqual([])
    await stage.searchOn(1, 'qwumvex')
    expect(await stage.shown()).toEqual(['qwumvex 3'])
    await stage.searchOn(2, 'bzzurg')
    expect(await stage.shown()).toEqual(['bzzurg 4', 'qwumvex 3'])
  })

  test('count once a day, and only words that no public text has', async () => {
    await using stage = await openSearch(database)
    for (const query of ['qwumvex', 'QWUMVEX', 'bzzurg qwumvex contact', 'qwumvex 2025', 'an ab qwumvex'])
      await stage.search.find(query, 1, 10)
    expect((await stage.stored()).map(({ word }) => word)).toEqual(['qwumvex'])
  })

  test('hold nothing that may identify a person', async () => {
    await using stage = await openSearch(database)
    for (const query of [
      'bzzurg 024 555 0101',
      'bzzurg +233245550101',
      'bzzurg ٠٢٤٥٥٥٠١٠١',
      'bzzurg０２４５５５０１０１',
      'bzzurg@qwumvex.example',
      'bzzurg qwumvex gmail com',
      'www.bzzurg.example/qwumvex',
      'https://bzzurg.example',
      '31337',
      'bz2urg qw4mvex',
      'x'.repeat(100),
    ])
      await stage.search.find(query, 1, 10)
    expect(await stage.stored()).toEqual([])
    await stage.search.find('plomquist Bzzurg Qwumvex', 1, 10)
    expect(await stage.stored()).toEqual([{ day: stage.clock().toISOString().slice(0, 10), word: 'plomquist' }])
  })

  test('are deleted after 30 days, and at most so many are stored a day', async () => {
    await using stage = await openSearch(database)
    await stage.searchOn(3, 'qwumvex')
    stage.pass(days(missedWords.keptDays - 3))
    expect(await stage.shown()).toEqual([])
    await stage.core.runHousekeeping()
    expect((await stage.stored()).map(({ word }) => word)).toEqual(['qwumvex', 'qwumvex'])
    stage.pass(days(2))
    await stage.core.runHousekeeping()
    expect(await stage.stored()).toEqual([])
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    for (let at = 0; at < missedWords.perDay + 10; at += 1) {
      const word = [at % 26, Math.floor(at / 26) % 26, Math.floor(at / 676)].map((index) => letters[index]).join('')
      stage.search.missedWords.notice(`zzq${word}`, [`zzq${word}`])
    }
    expect(await stage.stored()).toHaveLength(missedWords.perDay)
  })
})
