import { expect, test } from 'vitest'
import { type EngineName, engines, killRounds } from './faults/kill-rounds.ts'

test.each(Object.keys(engines) as EngineName[])(
  'what was acknowledged is there once, and nothing is half there, after kills in the middle of writes on %s',
  async (name) => {
    const { messages, subscribers, articles } = await killRounds(name, 3)
    expect(Math.min(messages, subscribers, articles)).toBeGreaterThan(0)
  },
  120_000,
)
