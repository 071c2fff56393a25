/**
 * The mail account (SMTP server, user and password) that an administrator entered. SMTP_URL and MAIL_FROM override it.
 * The password is in the database, which only its owner may read, and the site sends it to that mail server only.
 */
import { type Config, type MailAccount, unsetSender } from '#config.ts'
import type { EmailSettings, EmailSettingsChange } from '#shared/shapes/email-settings.ts'
import { Refused } from '../lib/errors.ts'
import type { Settings } from '../settings/settings.ts'
import type { Sender } from './compose.ts'
import { checkConnection } from './smtp.ts'

type AccountDeps = { config: Pick<Config, 'mailAccount' | 'mailFrom'>; settings: Settings }
type Stored = { account: MailAccount; from: Sender }

const name = 'mail.account'

export type AccountSettings = ReturnType<typeof createAccountSettings>

export const createAccountSettings = ({ config, settings }: AccountDeps) => {
  const isSenderSet = config.mailFrom.address !== unsetSender
  const stored = async (): Promise<Stored | undefined> => {
    const value = await settings.find(name)
    return value ? JSON.parse(value) : undefined
  }
  /** The account and the sender that are in use now. */
  const current = async (): Promise<{ account: MailAccount | undefined; from: Sender }> => {
    if (config.mailAccount) return { account: config.mailAccount, from: config.mailFrom }
    const saved = await stored()
    return { account: saved?.account, from: isSenderSet ? config.mailFrom : (saved?.from ?? config.mailFrom) }
  }
  const find = async (): Promise<EmailSettings> => {
    const { account, from } = await current()
    return { isFixed: config.mailAccount !== undefined, isSenderFixed: isSenderSet, ...toShown(account), from }
  }
  return {
    find,
    current,
    /** Signs in to the mail server first. Throws Refused if that fails, or if SMTP_URL is set. */
    change: async (change: EmailSettingsChange) => {
      if (config.mailAccount)
        throw new Refused({ host: 'The server’s setting SMTP_URL takes precedence. Change it there.' })
      const account = accountOf(change, (await stored())?.account)
      const fault = await checkConnection(account)
      if (fault) throw new Refused({ host: fault })
      await settings.save(name, JSON.stringify({ account, from: change.from } satisfies Stored))
      return find()
    },
    /** Without an account, emails wait in the outbox. */
    remove: async () => {
      await settings.save(name, '')
      return find()
    },
  }
}

const toShown = (account: MailAccount | undefined) => ({
  host: account?.host ?? '',
  port: account?.port ?? 587,
  isSecure: account?.isSecure ?? false,
  user: account?.login?.user ?? '',
  hasPassword: account?.login !== undefined,
})

/** The stored password is sent only to the server and the user for which it was entered. */
const accountOf = (change: EmailSettingsChange, before: MailAccount | undefined): MailAccount => {
  const { host, port, isSecure, user, password } = change
  const isSame = before?.host === host && before.port === port && before.login?.user === user
  const pass = password || (isSame ? before.login?.pass : undefined)
  if (user && !pass) throw new Refused({ password: 'Enter the password of this account.' })
  return { host, port, isSecure, login: user ? { user, pass: pass ?? '' } : undefined }
}
