/** Kills a site in the middle of its writes, repeatedly, and its database server, if it has one. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readConfig } from '#config.ts'
import { createRandom } from '#core/seed/values.ts'
import { ama } from '#test/cast.ts'
import { startSite } from '#test/site.ts'
import { startPostgres } from '../../../scripts/postgres/start.mjs'
import { expectNoHalves, expectNothingLost } from './nothing-lost.ts'
import { type Journal, newJournal, writeAll } from './writers.ts'

/** `kill` kills the database server, if it is a process of its own; `mend` starts it again. */
type Engine = {
  settings: Record<string, string>
  kill?: () => Promise<void>
  mend: () => Promise<void>
  close: () => Promise<void>
}
export type EngineName = keyof typeof engines

const nothing = async () => {}

export const engines = {
  SQLite: async (): Promise<Engine> => ({ settings: {}, mend: nothing, close: nothing }),
  PostgreSQL: async (): Promise<Engine> => {
    const { url, stop, start, close } = await startPostgres({ isDurable: true })
    let isDead = false
    return {
      settings: { DATABASE_URL: `${url}/postgres` },
      kill: async () => {
        isDead = true
        await stop('SIGKILL')
      },
      mend: async () => {
        // The killed server's child processes end on their own, and a new server cannot start before that.
        const isUp = () =>
          start().then(
            () => true,
            () => false,
          )
        if (isDead) await expect.poll(isUp, { timeout: 60_000, interval: 200 }).toBe(true)
        isDead = false
      },
      close,
    }
  },
}

const mostBeforeTheEnd = 150

/** Returns how many writes of each kind were acknowledged. */
export const killRounds = async (name: EngineName, rounds: number) => {
  const engine = await engines[name]()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'voima-kill-rounds-'))
  const people = { ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }
  const settings = { ...people, ...engine.settings, DATA_DIR, STARTER_CONTENT: 'none', RATE_LIMITS: 'off' }
  const journal = newJournal()
  const { below } = createRandom(rounds)
  for (let round = 0; round < rounds; round += 1) {
    const isTheServers = round % 2 === 1 && engine.kill
    await writeUntilKilled(settings, journal, round, below(mostBeforeTheEnd), isTheServers || nothing)
    await engine.mend()
    await expectNoHalves(readConfig(settings))
  }
  const site = await startSite(settings)
  await expectNothingLost(site.address, journal)
  await site.stop()
  await engine.close()
  await rm(DATA_DIR, { recursive: true })
  const { messages, subscribers, articles } = journal
  return { messages: messages.length, subscribers: subscribers.length, articles: articles.size }
}

/** At a random write, while others are in progress, but not before an article of this round was acknowledged. */
const writeUntilKilled = async (
  settings: Record<string, string>,
  journal: Journal,
  round: number,
  moment: number,
  killServer: () => Promise<void>,
) => {
  const site = await startSite(settings)
  let answers = 0
  let killed: Promise<void> | undefined
  await writeAll(site.address, journal, round, () => {
    answers += 1
    if (answers > moment && journal.articles.size > round) killed ??= killServer().then(() => site.stop('SIGKILL'))
  })
  await (killed ?? site.stop('SIGKILL'))
  expect(answers).toBeGreaterThan(moment)
}
