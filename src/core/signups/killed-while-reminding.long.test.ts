/** Kills the process that sends reminders, again and again: while it queues them, and while it delivers them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRandom } from '#core/seed/values.ts'
import { compiled } from '#test/compiled.ts'
import { databases, preparedSettings } from '#test/databases.ts'
import { signupLinks, testDays } from '#test/signup-days.ts'
import { type Step, startSmtpServer } from '#test/smtp-server.ts'

const sender = join(import.meta.dirname, '../../../tests/support/notice-sender.ts')
const kills = 50
const peopleEachRound = 8
const hour = 3_600_000

test.each(databases)(
  'killed fifty times while sending reminders on $name: everybody gets exactly one',
  async (database) => {
    const server = await startSmtpServer()
    const settings = { SMTP_URL: server.url, MAIL_PER_HOUR: '1000000', MAIL_PER_DAY: '1000000' }
    const now = Date.now()
    await using stage = await testDays({ database, settings, startsAt: new Date(now - 24 * hour).toISOString() })
    const inHours = (hours: number) => new Date(now + hours * hour).toISOString()
    await stage.addDay({ seats: 10_000, startsAt: inHours(20), endsAt: inHours(26) })
    const names = Array.from({ length: kills * peopleEachRound }, (_, at) => `kofi${at}@mail.example`)
    for (const email of names) await stage.take('ho-0', { email })
    // Only the reminders count here.
    await stage.db.deleteFrom('emails').execute()
    await hold(stage, names)

    const { below } = createRandom(kills)
    const { dataDir: DATA_DIR, config } = stage
    const environment = { ...preparedSettings, ...settings, DATA_DIR, DATABASE_URL: config.databaseUrl }
    for (let round = 0; round < kills; round += 1) {
      await release(stage, names.slice(round * peopleEachRound, (round + 1) * peopleEachRound))
      await dieOnce(server, environment, round % 2 === 0 ? { afterMilliseconds: below(25) } : { atStep: 1 + below(6) })
    }
    server.behave(() => 'yes')
    stage.pass(24 * hour)
    for (let pass = 0; pass < 4; pass += 1) {
      await stage.signups.sendNotices(signupLinks)
      await stage.core.outbox.sendDue()
      stage.pass(hour / 2)
    }
    const got = server.taken.map(({ to }) => to)
    const { found } = await stage.core.outbox.list('unknown', 1, 1000)
    const inDoubt = found.map(({ to }) => to)
    await server.close()
    expect(new Set(got).size).toBe(got.length)
    expect([...new Set([...got, ...inDoubt])].sort()).toEqual(names.sort())
  },
  240_000,
)

type Stage = Awaited<ReturnType<typeof testDays>>

const never = '2020-01-01T00:00:00.000Z'

/** Marks these reminders as sent. */
const hold = ({ db }: Stage, emails: string[]) =>
  db.updateTable('signups').set({ reminded_24_at: never }).where('email', 'in', emails).execute()

const release = ({ db }: Stage, emails: string[]) =>
  db.updateTable('signups').set({ reminded_24_at: null }).where('email', 'in', emails).execute()

type Death = { afterMilliseconds: number; atStep?: never } | { atStep: number; afterMilliseconds?: never }
type Server = Awaited<ReturnType<typeof startSmtpServer>>

const steps: Step[] = ['sender', 'reader', 'email', 'end']

const dieOnce = async (server: Server, environment: NodeJS.ProcessEnv, { afterMilliseconds, atStep }: Death) => {
  const child = spawn(process.execPath, [sender], {
    env: { ...compiled, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  let seen = 0
  server.behave((step) => {
    if (atStep && steps.includes(step)) seen += 1
    if (!atStep || seen < atStep) return 'yes'
    child.kill('SIGKILL')
    return 'silence'
  })
  await once(child, 'message')
  if (afterMilliseconds !== undefined) {
    // A random time of death.
    await pause(afterMilliseconds)
    child.kill('SIGKILL')
  }
  await exited
}
