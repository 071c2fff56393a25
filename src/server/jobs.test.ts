import { expect, test } from 'vitest'
import { rates as allowed } from '#shared/limits.ts'
import { testClock, testCore } from '#test/core.ts'
import { backgroundJobs } from './jobs.ts'

const minute = 60_000

test('each count of a rate limit is deleted within an hour after its end, a day at most', async () => {
  const { clock, pass } = testClock()
  await using stage = await testCore({ clock })
  const { rates } = stage.core
  const each = Object.entries(allowed).map(([name, rate]) => ({ rate: { name, ...rate }, whose: 'esi' }))
  await rates.take(...each)
  expect(await rates.count()).toBe(each.length)
  pass(24 * 60 * minute)
  const hourly = backgroundJobs(stage.core, expect.fail, () => '').filter(
    ({ everyMilliseconds }) => everyMilliseconds === 60 * minute,
  )
  for (const { run } of hourly) await run()
  expect(await rates.count()).toBe(0)
})
