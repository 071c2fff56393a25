import { expect, test } from 'vitest'
import { minutes } from '../lib/clock.ts'
import { retryDelay } from './retry-backoff.ts'

test('the retries of emails deferred together are spread by a fifth of the delay', () => {
  const delays = Array.from({ length: 200 }, (_, number) => retryDelay(`email ${number}`, 1) ?? 0)
  expect(new Set(delays).size).toBeGreaterThan(150)
  for (const delay of delays) expect(Math.abs(delay - minutes(1))).toBeLessThanOrEqual(minutes(0.2))
})
