/** An outbox with its own mail server. Use it with `await using`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, databaseUrlOf, readConfig } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { openOutbox } from '#core/email/outbox.ts'
import type { NewEmail } from '#core/email/queue.ts'
import { plainEmail } from '#core/email/template.ts'
import type { Clock } from '#core/lib/clock.ts'
import type { EmailState } from '#shared/shapes/outbox.ts'
import { testClock } from './core.ts'
import type { TestDatabase } from './databases.ts'
import { startSmtpServer } from './smtp-server.ts'

/** High enough for every test that is not about the quota. */
const fast = { MAIL_PER_HOUR: '1000000', MAIL_PER_DAY: '1000000', MAIL_FROM: 'Voima <info@voima.example>' }

/** Opens the outbox of a running site a second time, to add emails. Use it with `await using`. */
export const outboxOf = async (config: Config, clock: Clock = () => new Date()) => {
  const db = await openDatabase(databaseUrlOf(config))
  const outbox = openOutbox({ config, db, clock })
  return {
    outbox,
    db,
    /** Queues an email in a transaction of its own. */
    queue: (to: string, more: Partial<NewEmail> = {}) =>
      db.transaction().execute((trx) => outbox.queue(trx, { ...walkEmail(to), ...more })),
    [Symbol.asyncDispose]: async () => {
      await outbox.close()
      await db.destroy()
    },
  }
}

type OutboxOptions = { settings?: Record<string, string>; hasMailServer?: boolean; startsAt?: string }

export const testOutbox = async (
  database: TestDatabase,
  { settings, hasMailServer = true, startsAt }: OutboxOptions = {},
) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'voima-outbox-'))
  const opened = await database.openPrepared(DATA_DIR)
  const server = await startSmtpServer()
  const env = { DATA_DIR, ...fast, ...opened.settings, ...(hasMailServer && { SMTP_URL: server.url }), ...settings }
  const { clock, pass } = testClock(startsAt)
  const all: AsyncDisposable[] = []

  /** Opens the outbox as another process of the same site would. */
  const open = async () => {
    const one = await outboxOf(readConfig(env), clock)
    all.push(one)
    return one
  }
  const { outbox, db, queue } = await open()
  const close = async () => {
    for (const each of all) await each[Symbol.asyncDispose]()
    await server.close()
    await opened.close()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  return { outbox, db, server, env, clock, pass, open, queue, close, [Symbol.asyncDispose]: close }
}

const walkEmail = (to: string): NewEmail => ({
  ...plainEmail({ to, subject: 'A walk on 19 June', lines: ['We walk.', 'Come along.'] }),
  purpose: 'a test',
})

type Stage = Awaited<ReturnType<typeof testOutbox>>

/** The single email in this state. */
export const onlyEmail = async ({ outbox }: Stage, state: EmailState) => {
  const { found } = await outbox.list(state, 1, 10)
  const [email] = found
  if (!email || found.length > 1) throw new Error(`${found.length} emails are ${state}`)
  return email
}

/** The recipients of the emails that the mail server accepted, in order. */
export const recipients = ({ server }: Stage) => server.taken.map(({ to }) => to)
