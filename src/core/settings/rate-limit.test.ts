import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { openDatabase } from '../database/open.ts'
import { countRows } from '../database/query.ts'

const minute = 60_000
const rate = { name: 'letters', times: 2, minutes: 10 }
const esi = { rate, whose: 'esi' }
const kofi = { rate, whose: 'kofi' }

for (const database of databases)
  describe(`a limit of two in ten minutes, on ${database.name}`, () => {
    test('refuses the third, returns the waiting time, and resets after ten minutes', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { rates } = organisation.core
      await rates.take(esi)
      pass(9 * minute)
      expect(await rates.take(esi)).toBe(0)
      expect(await rates.take(esi)).toBe(60)
      expect(await rates.take(kofi)).toBe(0)
      pass(minute)
      expect(await rates.take(esi)).toBe(0)
    })

    test('holds for simultaneous requests, and survives a restart', async () => {
      await using organisation = await testCore({ database })
      const burst = await Promise.all(Array.from({ length: 12 }, () => organisation.core.rates.take(esi)))
      expect(burst.filter((seconds) => seconds === 0)).toHaveLength(rate.times)
      const { rates } = await organisation.reopen()
      expect(await rates.take(esi)).toBeGreaterThan(0)
    })

    test('takes from no limit if one of them refuses', async () => {
      await using organisation = await testCore({ database })
      const { rates } = organisation.core
      await rates.take(esi, esi)
      for (let time = 0; time < 5; time += 1) expect(await rates.take(kofi, esi)).toBeGreaterThan(0)
      expect(await rates.take(kofi, kofi)).toBe(0)
    })

    test('can be given back', async () => {
      await using organisation = await testCore({ database })
      const { rates } = organisation.core
      for (let time = 0; time < 5; time += 1) {
        expect(await rates.take(esi)).toBe(0)
        await rates.giveBack(esi)
      }
    })

    test('is deleted once it has ended', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      await using db = await openDatabase(databaseUrlOf(organisation.config))
      const { rates } = organisation.core
      await rates.take(esi, kofi)
      expect(await countRows(db.selectFrom('rate_limits'))).toBe(2)
      pass(10 * minute)
      await rates.deleteExpired()
      expect(await countRows(db.selectFrom('rate_limits'))).toBe(0)
    })
  })
