import { expect, test } from 'vitest'
import { type EngineName, engines, killRounds } from './faults/kill-rounds.ts'

const rounds = 100
const hour = 60 * 60_000

test.each(Object.keys(engines) as EngineName[])(
  'nothing that was acknowledged is lost, however often it is killed on %s',
  async (name) => {
    const { messages, subscribers, articles } = await killRounds(name, rounds)
    expect(Math.min(messages, subscribers, articles)).toBeGreaterThan(rounds / 2)
  },
  2 * hour,
)
