/** Kills whoever sends a letter to many in the middle of it, round after round, and looks at who got it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { databasePlace } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { createDice } from '#core/seed/dice.ts'
import type { TestDatabase } from './databases.ts'
import { site, testNewsletter } from './newsletter.ts'
import type { Step } from './smtp-server.ts'

const sender = join(import.meta.dirname, 'campaign-sender.ts')
const steps: Step[] = ['sender', 'reader', 'letter', 'end']
const lettersBetween = 6
/** Longer than anybody holds a letter, or waits for an answer. */
const halfAnHour = 30 * 60_000

type Stage = Awaited<ReturnType<typeof testNewsletter>>

export const sendThroughDeaths = async (database: TestDatabase, rounds: number) => {
  const stage = await testNewsletter({ database, startsAt: new Date().toISOString() })
  const names = Array.from({ length: rounds * lettersBetween + 40 }, (_, count) => `reader${count}@mail.example`)
  await addConfirmed(stage, names)
  const { campaigns, outbox } = stage.core
  const { _id } = await campaigns.draft({ subject: 'A walk', content: 'We walk.' })
  await campaigns.send(_id, { isChecked: true }, site)
  const { below } = createDice(rounds)
  for (let round = 0; round < rounds; round += 1)
    await dieAt(stage, steps[below(steps.length)] ?? 'end', 1 + below(lettersBetween))

  stage.server.behave(() => 'yes')
  for (let pass = 0; pass < 4; pass += 1) {
    stage.pass(halfAnHour)
    await campaigns.sendDue(site)
    await outbox.sendDue()
  }
  const { result } = await campaigns.find(_id)
  const got = stage.server.taken.map(({ to }) => to)
  const { found: inDoubt } = await outbox.list('unknown', 1, 100)
  await stage.close()
  return { names, got, inDoubt: inDoubt.map(({ to }) => to), result }
}

const addConfirmed = async ({ config }: Stage, names: string[]) => {
  const db = await openDatabase(databasePlace(config))
  const at = '2026-01-01T00:00:00.000Z'
  const rows = names.map((email) => ({ id: email, email, email_key: email, created_at: at, confirmed_at: at }))
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('subscribers')
      .values(rows.slice(from, from + 100))
      .execute()
  await db.destroy()
}

const dieAt = async ({ server, environment }: Stage, step: Step, times: number) => {
  const child = spawn(process.execPath, [sender], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
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
