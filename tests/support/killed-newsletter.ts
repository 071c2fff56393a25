/** Kills the process that sends a newsletter to many, round after round, and checks who got it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createRandom } from '#core/seed/values.ts'
import { compiled } from './compiled.ts'
import { addConfirmedSubscribers } from './confirmed-subscribers.ts'
import type { TestDatabase } from './databases.ts'
import { site, testNewsletter } from './newsletter.ts'
import type { Step } from './smtp-server.ts'

const sender = join(import.meta.dirname, 'newsletter-sender.ts')
const steps: Step[] = ['sender', 'reader', 'email', 'end']
const newslettersBetween = 6
/** Longer than any lease of a newsletter, or any timeout. */
const halfAnHour = 30 * 60_000

type Stage = Awaited<ReturnType<typeof testNewsletter>>

export const expectOneEmailEach = async (database: TestDatabase, rounds: number) => {
  const { names, got, inDoubt, result } = await sendThroughDeaths(database, rounds)
  expect(new Set(got).size).toBe(got.length)
  expect([...new Set([...got, ...inDoubt])].sort()).toEqual(names.sort())
  expect(result).toMatchObject({
    waiting: 0,
    failed: 0,
    sent: names.length - inDoubt.length,
    unknown: inDoubt.length,
  })
}

const sendThroughDeaths = async (database: TestDatabase, rounds: number) => {
  const stage = await testNewsletter({ database, startsAt: new Date().toISOString() })
  const names = Array.from({ length: rounds * newslettersBetween + 40 }, (_, count) => `reader${count}@mail.example`)
  await addConfirmedSubscribers(stage.config, names)
  const { newsletters, outbox } = stage.core
  const { _id } = await newsletters.draft({ subject: 'A walk', content: 'We walk.' })
  await newsletters.send(_id, { isChecked: true }, site)
  const { below } = createRandom(rounds)
  for (let round = 0; round < rounds; round += 1)
    await dieAt(stage, steps[below(steps.length)] ?? 'end', 1 + below(newslettersBetween))

  stage.server.behave(() => 'yes')
  for (let pass = 0; pass < 4; pass += 1) {
    stage.pass(halfAnHour)
    await newsletters.sendDue(site)
    await outbox.sendDue()
  }
  const { result } = await newsletters.find(_id)
  const got = stage.server.taken.map(({ to }) => to)
  const { found: inDoubt } = await outbox.list('unknown', 1, 100)
  await stage.close()
  return { names, got, inDoubt: inDoubt.map(({ to }) => to), result }
}

const dieAt = async ({ server, environment }: Stage, step: Step, times: number) => {
  const child = spawn(process.execPath, [sender], {
    env: { ...compiled, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  let seen = 0
  server.behave((here) => {
    if (here === step) seen += 1
    if (here !== step || seen < times) return 'yes'
    child.kill('SIGKILL')
    return 'silence'
  })
  await exited
}
