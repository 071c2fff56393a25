import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdleCollection } from './idle-memory.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('garbage is collected once the process is idle, and again only after more memory was used', () => {
  const collect = vi.fn()
  let heap = 80_000_000
  let share = 0.5
  const generated = createIdleCollection({
    openCollector: () => collect,
    heapBytes: () => heap,
    measureWork: () => () => share,
  })
  for (let each = 0; each < 3; each += 1) generated()
  vi.advanceTimersByTime(10_000)
  expect(collect).not.toHaveBeenCalled()

  share = 0.01
  vi.advanceTimersByTime(2000)
  expect(collect).toHaveBeenCalledTimes(1)

  heap += 4_000_000
  generated()
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledTimes(1)

  heap += 2_000_000
  generated()
  vi.advanceTimersByTime(2000)
  expect(collect).toHaveBeenCalledTimes(2)
})
