/** A core with subscribers that sends emails to a mail server of the test. Use it with `await using`. */
import type { PostPush } from '#core/push/push-service.ts'
import { confirmPath } from '#shared/paths.ts'
import { ama } from './cast.ts'
import { testClock, testCore } from './core.ts'
import type { TestDatabase } from './databases.ts'
import { startSmtpServer } from './smtp-server.ts'

export const site = 'https://voima.example'
export const linkOf = (token: string) => site + confirmPath(token)

const fast = { MAIL_PER_HOUR: '1000000', MAIL_PER_DAY: '1000000', MAIL_FROM: 'Voima <info@voima.example>' }

type NewsletterOptions = {
  postPush?: PostPush
  database?: TestDatabase
  settings?: Record<string, string>
  hasMailServer?: boolean
  startsAt?: string
}

export const testNewsletter = async ({
  database,
  settings,
  hasMailServer = true,
  startsAt,
  postPush,
}: NewsletterOptions = {}) => {
  const { clock, pass } = testClock(startsAt)
  const server = await startSmtpServer()
  const mail: Record<string, string> = hasMailServer ? { SMTP_URL: server.url } : {}
  const stage = await testCore({ database, clock, postPush, settings: { ...fast, ...mail, ...settings } })
  const { subscribers, outbox } = stage.core
  const close = async () => {
    await stage.close()
    await server.close()
  }
  /** Adds subscribers, and confirms all of them. */
  const addSubscribers = async (...emails: string[]) => {
    const added = []
    for (const email of emails) {
      const { _id } = await subscribers.add({ email })
      added.push(await subscribers.confirmByHand(_id, 'Asked at the walk'))
    }
    return added
  }
  /** The token of the link in the newest email to this address. */
  const confirmationToken = async (email: string) => {
    await outbox.sendDue()
    const taken = server.taken.findLast(({ to }) => to === email)
    return /\/subscribe\/confirm\/([\w-]{43})/.exec(decodedEmail(taken?.text ?? ''))?.[1] ?? ''
  }
  /** The environment of another process of the same site. */
  const environment = {
    ...fast,
    ...mail,
    ...settings,
    STARTER_CONTENT: 'none',
    ADMIN_EMAIL: ama.email,
    ADMIN_PASSWORD: ama.password,
    DATA_DIR: stage.dataDir,
    DATABASE_URL: stage.config.databaseUrl,
  }
  return {
    ...stage,
    clock,
    pass,
    server,
    environment,
    addSubscribers: addSubscribers,
    confirmationToken: confirmationToken,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Decodes quoted-printable text, and joins its lines. */
export const decodedEmail = (email: string) =>
  Buffer.from(
    email
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')
