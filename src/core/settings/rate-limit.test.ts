import { describe, expect, test } from 'vitest'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

const minute = 60_000
const rate = { name: 'letters', times: 2, minutes: 10 }
const esi = { rate, whose: 'esi' }
const kofi = { rate, whose: 'kofi' }

for (const database of databases)
  describe(`a rate of two in ten minutes, on ${database.name}`, () => {
    test('refuses the third, says how long to wait, and forgets after ten minutes', async () => {
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

    test('lets no more through together than one after the other, and a restart forgets nothing', async () => {
      await using organisation = await testCore({ database })
      const burst = await Promise.all(Array.from({ length: 12 }, () => organisation.core.rates.take(esi)))
      expect(burst.filter((seconds) => seconds === 0)).toHaveLength(rate.times)
      const { rates } = await organisation.reopen()
      expect(await rates.take(esi)).toBeGreaterThan(0)
    })

    test('a refusal of one share takes none of the others', async () => {
      await using organisation = await testCore({ database })
      const { rates } = organisation.core
      await rates.take(esi, esi)
      for (let time = 0; time < 5; time += 1) expect(await rates.take(kofi, esi)).toBeGreaterThan(0)
      expect(await rates.take(kofi, kofi)).toBe(0)
    })

    test('what is given back may be taken again', async () => {
      await using organisation = await testCore({ database })
      const { rates } = organisation.core
      for (let time = 0; time < 5; time += 1) {
        expect(await rates.take(esi)).toBe(0)
        await rates.giveBack(esi)
      }
    })

    test('what has ended is forgotten', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { rates } = organisation.core
      await rates.take(esi, kofi)
      expect(await rates.count()).toBe(2)
      pass(10 * minute)
      await rates.deleteExpired()
      expect(await rates.count()).toBe(0)
    })
  })
