import { expect, test } from 'vitest'
import { createIdleCollection } from './idle-memory.ts'

test('garbage is collected once the process is idle, and again only after more memory was used', async () => {
  let times = 0
  const generated = createIdleCollection(async () => {
    times += 1
  })
  for (let each = 0; each < 3; each += 1) generated()
  expect(times).toBe(0)
  await expect.poll(() => times, { timeout: 30_000 }).toBe(1)
  const more = Array.from({ length: 1_000_000 }, (_, each) => [each])
  generated()
  await expect.poll(() => times, { timeout: 30_000 }).toBe(2)
  expect(more).toHaveLength(1_000_000)
})
