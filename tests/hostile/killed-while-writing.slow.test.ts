import { expect, test } from 'vitest'
import { type EngineName, engines, killRounds } from './faults/kill-rounds.ts'

test.each(Object.keys(engines) as EngineName[])(
  'after kills during writes on %s, each acknowledged write exists once, and no write is partial',
  async (name) => {
    const { messages, subscribers, articles } = await killRounds(name, 3)
    expect(Math.min(messages, subscribers, articles)).toBeGreaterThan(0)
  },
  120_000,
)
