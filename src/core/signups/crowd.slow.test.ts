import { expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { testDays } from '#test/signup-days.ts'

const rounds = 20

test.each(databases)(
  'in each of twenty rounds, exactly 50 of 200 simultaneous sign-ups get one of 50 places on $name',
  async (database) => {
    await using stage = await testDays({ database })
    for (let round = 0; round < rounds; round += 1) {
      const id = `day${round}`
      const [time = ''] = await stage.addDay({ id, seats: 50 })
      const results = await Promise.allSettled(Array.from({ length: 200 }, () => stage.take(time)))
      expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(50)
      expect(await stage.taken(time)).toBe(50)
      expect((await stage.signups.list(id)).signups.length).toBe(50)
    }
  },
  120_000,
)
