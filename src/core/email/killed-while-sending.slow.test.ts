import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compiled } from '#test/compiled.ts'
import { databases } from '#test/databases.ts'
import { testOutbox } from '#test/outbox.ts'
import type { Step } from '#test/smtp-server.ts'
import { minutes } from '../lib/clock.ts'
import { unknownMinutes } from './leases.ts'

const sender = join(import.meta.dirname, '../../../tests/support/email-sender.ts')
const count = 60
/** The process is killed at this step of this email. */
const deaths: [Step, number][] = [
  ['sender', 4],
  ['reader', 4],
  ['email', 4],
  ['end', 4],
  ['end', 1],
]

type Stage = Awaited<ReturnType<typeof testOutbox>>

const sendUntil = async ({ server, env }: Stage, [step, times]: [Step, number]) => {
  const settings = {
    STARTER_CONTENT: 'none',
    ADMIN_EMAIL: 'ama@voima.example',
    ADMIN_PASSWORD: 'a long walk to Kumasi',
  }
  const child = spawn(process.execPath, [sender], {
    env: { ...compiled, ...env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  let seen = 0
  server.behave((here) => {
    if (here !== step) return 'yes'
    seen += 1
    if (seen < times) return 'yes'
    child.kill('SIGKILL')
    return 'silence'
  })
  expect(await exited).toEqual([null, 'SIGKILL'])
}

const byReader = (stage: Stage) => {
  const emails = new Map<string, number>()
  for (const { to } of stage.server.taken) emails.set(to, (emails.get(to) ?? 0) + 1)
  return emails
}

for (const database of databases)
  describe(`the outbox in ${database.name}`, () => {
    test('after many kills, nobody gets an email twice, and each email is sent or listed as unknown', async () => {
      // The process that is killed uses the real clock.
      await using stage = await testOutbox(database, { startsAt: new Date().toISOString() })
      for (let number = 0; number < count; number += 1) await stage.queue(`reader${number}@mail.example`)
      for (const death of deaths) await sendUntil(stage, death)

      stage.server.behave(() => 'yes')
      stage.pass(minutes(unknownMinutes) + minutes(5))
      await stage.outbox.sendDue()
      const arrived = byReader(stage)
      expect([...arrived.values()].filter((times) => times > 1)).toEqual([])
      const { waiting, sent, failed, unknown } = await stage.outbox.counts()
      expect({ waiting, failed, all: sent + unknown }).toEqual({ waiting: 0, failed: 0, all: count })
      // Each kill leaves at most one email in an unknown state, and no unsent email counts as sent.
      expect(unknown).toBeGreaterThan(0)
      expect(unknown).toBeLessThanOrEqual(deaths.length)
      const { found } = await stage.outbox.list('sent', 1, count)
      expect(found.filter(({ to }) => !arrived.has(to))).toEqual([])
    })
  })
