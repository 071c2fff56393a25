import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRejections } from './rejections.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const openRejections = () => {
  const lines: string[] = []
  const write = (event: string, sentence: string) => lines.push(`${event}: ${sentence}`)
  return { lines, ...createRejections({ warning: write }, () => Date.now()) }
}

test('an overload is logged at its start and within a minute of its end, with the reasons', () => {
  const { count, lines } = openRejections()
  for (let second = 0; second < 10; second += 1) {
    count('generated')
    vi.advanceTimersByTime(1000)
  }
  count('write')
  expect(lines).toEqual([expect.stringMatching(/^overload-began: .* docs\/overload\.md\.$/)])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual(['overload-ended: The overload ended after 10 s. Rejected: generated 10, write 1.'])
})

test('the next overload is logged with its own counts, and the totals continue', () => {
  const { count, lines, totals } = openRejections()
  count('generated')
  vi.advanceTimersByTime(60_000)
  count('pipelining')
  vi.advanceTimersByTime(60_000)
  expect(lines.at(-1)).toContain('Rejected: pipelining 1.')
  expect(lines).toHaveLength(4)
  expect(totals()).toContainEqual({ reason: 'generated', total: 1 })
  expect(totals()).toContainEqual({ reason: 'upload', total: 0 })
})
