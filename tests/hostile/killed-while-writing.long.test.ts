import { expect, test } from 'vitest'
import { type EngineName, engines, killRounds } from './faults/kill-rounds.ts'

/** On each engine. */
const rounds = Number(process.env.KILL_ROUNDS ?? 100)
const hour = 60 * 60_000

test.each(Object.keys(engines) as EngineName[])(
  'no acknowledged write is lost after many kills on %s',
  async (name) => {
    const { messages, subscribers, articles } = await killRounds(name, rounds)
    expect(Math.min(messages, subscribers, articles)).toBeGreaterThan(rounds / 2)
  },
  4 * hour,
)
