import { expect, test } from 'vitest'
import { createIdleCollection } from './idle-memory.ts'

test('garbage is collected once, as soon as the process is idle after it generated responses', async () => {
  let times = 0
  const generated = createIdleCollection(async () => {
    times += 1
  })
  for (let each = 0; each < 3; each += 1) generated()
  expect(times).toBe(0)
  await expect.poll(() => times, { timeout: 30_000 }).toBe(1)
  generated()
  expect(times).toBe(1)
  await expect.poll(() => times, { timeout: 30_000 }).toBe(2)
})
