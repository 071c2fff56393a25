/**
 * The mail account (SMTP server, user and password) that an administrator entered. SMTP_URL and MAIL_FROM override it.
 * The password is in the database, which only its owner may read, and the site sends it to that mail server only.
 * Its owner can read the links that give access to accounts, so every change is recorded, and told to all
 * administrators through the account that it replaces.
 */
import { type Config, type MailAccount, unsetSender } from '#config.ts'
import { type AuditEvent, auditEventTexts } from '#shared/audit-events.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { EmailSettings, EmailSettingsChange } from '#shared/shapes/email-settings.ts'
import { record } from '../audit/audit-log.ts'
import { countRows } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { createSettings } from '../settings/settings.ts'
import type { Sender } from './compose.ts'
import { checkConnection } from './smtp.ts'

type AccountDeps = { config: Pick<Config, 'mailAccount' | 'mailFrom'>; db: Database; clock: Clock }
/** `tell` emails all administrators, and returns how many of them could not be emailed. */
type Change = { event: AuditEvent; about: string; value: string; tell: TellChange }
export type TellChange = (change: string) => Promise<number>
type Stored = { account: MailAccount; from: Sender }

const name = 'mail.account'

export type AccountSettings = ReturnType<typeof createAccountSettings>

export const createAccountSettings = (deps: AccountDeps) => {
  const { config, db } = deps
  const settings = createSettings(db)
  const isSenderSet = config.mailFrom.address !== unsetSender
  const stored = async (): Promise<Stored | undefined> => {
    const value = await settings.find(name)
    return value ? JSON.parse(value) : undefined
  }
  /** The account and the sender that are in use now. */
  const current = async (): Promise<{ account: MailAccount | undefined; from: Sender }> => {
    const own = { ...config.mailFrom, name: config.mailFrom.name || organisationName() }
    if (config.mailAccount) return { account: config.mailAccount, from: own }
    const saved = await stored()
    return { account: saved?.account, from: isSenderSet ? own : (saved?.from ?? own) }
  }
  const find = async (): Promise<EmailSettings> => {
    const { account, from } = await current()
    return { isFixed: config.mailAccount !== undefined, isSenderFixed: isSenderSet, ...toShown(account), from }
  }
  return {
    find,
    current,
    /** Signs in to the mail server first. Throws Refused if that fails, or if SMTP_URL is set. */
    change: async (change: EmailSettingsChange, tell: TellChange) => {
      await saveChange(deps, await checkedChange(deps, change, (await stored())?.account, tell))
      return find()
    },
    /** Without an account, emails wait in the outbox. */
    remove: async (tell: TellChange) => {
      await saveChange(deps, {
        event: 'email.account-removed',
        about: (await stored())?.account.host ?? '',
        value: '',
        tell,
      })
      return find()
    },
  }
}

const checkedChange = async (
  { config }: AccountDeps,
  change: EmailSettingsChange,
  before: MailAccount | undefined,
  tell: TellChange,
): Promise<Change> => {
  if (config.mailAccount)
    throw new Refused({ host: 'The server’s setting SMTP_URL takes precedence. Change it there.' })
  const account = accountOf(change, before)
  const fault = await checkConnection(account)
  if (fault) throw new Refused({ host: fault })
  const value = JSON.stringify({ account, from: change.from } satisfies Stored)
  return { event: 'email.account-changed', about: `${change.from.address}, ${account.host}`, value, tell }
}

const saveChange = async ({ db, clock }: AccountDeps, { event, about, value, tell }: Change) => {
  const missed = await tell(`${auditEventTexts[event]} ${about}`)
  await db.transaction().execute(async (trx) => {
    await createSettings(trx).save(name, value)
    await trx.insertInto('mail_account_changes').values({ id: newId(), at: clock().toISOString(), missed }).execute()
    await record(trx, clock, event, about)
  })
}

const changesSince = (db: Database, since: string) => db.selectFrom('mail_account_changes').where('at', '>', since)

/** When the mail account changed last, if that was less than `milliseconds` ago; undefined otherwise. */
export const lastAccountChange = async (db: Database, clock: Clock, milliseconds: number) =>
  (await changesSince(db, ago(clock, milliseconds)).select('at').orderBy('at', 'desc').limit(1).executeTakeFirst())?.at

/** The changes of the last week that some administrator could not be emailed about. */
export const countUntoldChanges = (db: Database, clock: Clock) =>
  countRows(changesSince(db, ago(clock, days(limits.givingNoticeDays))).where('missed', '>', 0))

export const deleteOldAccountChanges = async (db: Database, clock: Clock) => {
  await db
    .deleteFrom('mail_account_changes')
    .where('at', '<=', ago(clock, days(limits.givingNoticeDays)))
    .execute()
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
