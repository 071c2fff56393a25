/** A crowd that signs up at the same moment, round after round. */
import { expect } from 'vitest'
import type { TestDatabase } from './databases.ts'
import { testDays } from './signup-days.ts'

export const expectFiftyOfACrowd = async (database: TestDatabase, rounds: number) => {
  await using stage = await testDays({ database })
  for (let round = 0; round < rounds; round += 1) {
    const id = `day${round}`
    const [time = ''] = await stage.addDay({ id, seats: 50 })
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => stage.take(time)))
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(50)
    expect(await stage.taken(time)).toBe(50)
    expect((await stage.signups.list(id)).signups.length).toBe(50)
  }
}
