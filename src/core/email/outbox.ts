/**
 * The outbox: every email of the site, from the queue until a month after it was sent. Start reading this folder here:
 * each of the other files does one part, and this one combines them. `queue.ts` adds emails, `leases.ts` claims those
 * that are due, `delivery.ts` sends them, and `results.ts` records what happened.
 */
import type { Config } from '#config.ts'
import { domainOf, foldEmail } from '#shared/email.ts'
import { keysOf } from '#shared/keys.ts'
import type { Email, EmailCounts, EmailDetail, EmailState, MailHealth } from '#shared/shapes/outbox.ts'
import { countEach, countRows, countWithOldest } from '../database/query.ts'
import type { Database, EmailRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { createSettings } from '../settings/settings.ts'
import { type AdministratorNotice, tellAdministrators } from './account-notices.ts'
import { type AccountSettings, createAccountSettings, deleteOldAccountChanges } from './account-settings.ts'
import { fillVariables } from './compose.ts'
import { deliverabilityOf, queueTestEmail } from './deliverability.ts'
import { createDelivery } from './delivery.ts'
import { createDkim } from './dkim.ts'
import { dateOf, type EmailWhere, emailStateOf, isIn } from './email-state.ts'
import { createLeases, type Leases } from './leases.ts'
import { createMailAccount, type MailAccountState } from './mail-account.ts'
import { createManualActions } from './manual-actions.ts'
import { createQueue } from './queue.ts'
import { type Bounces, createResults, type Results } from './results.ts'
import { deleteExpiredEmails, deleteUnusedTexts } from './retention.ts'
import type { SmtpTimeouts } from './smtp-timeouts.ts'

type MailConfig = Pick<Config, 'mailAccount' | 'mailFrom' | 'mailPerHour' | 'mailPerDay' | 'dkimSelector'>
type OutboxDeps = { config: MailConfig; db: Database; clock: Clock; timeouts?: SmtpTimeouts; bounces?: Bounces }

export const openOutbox = ({ config, db, clock, timeouts, bounces }: OutboxDeps) => {
  const { mailPerHour: perHour, mailPerDay: perDay } = config
  const account = createMailAccount(db, clock, { perHour, perDay })
  const leases = createLeases(db, clock, account)
  const results = createResults(db, clock, account, bounces)
  const accountSettings = createAccountSettings({ config, db, clock })
  const senders = createSenders({ config, db, accountSettings, leases, results, timeouts })
  const queue = createQueue(clock, senders.address)
  const { sendAgain, ...actions } = createManualActions(db, clock)
  return {
    ...queue,
    ...createOutboxList(db),
    ...actions,
    /** Also tries the mail account again, because the person may have fixed the cause. */
    sendAgain: async (id: string) => {
      await sendAgain(id)
      await account.resume()
    },
    /** Whether there is an email account, so that emails leave the outbox. */
    sends: async () => (await senders.state()).sends,
    health: async (): Promise<MailHealth> => ({
      ...(await senders.state()),
      ...(await healthOf(account)),
    }),
    accountSettings,
    /** Emails every administrator at once. Returns how many could not be emailed. */
    tellAdministrators: async (notice: AdministratorNotice) =>
      tellAdministrators(await senders.now(), notice, { db, clock }),
    deliverability: async () => deliverabilityOf(await senders.now()),
    /** A test email that shows its own headers. Returns the headers. */
    sendTestEmail: async (to: string) => queueTestEmail({ db, queue, ...(await senders.now()) }, to),
    /**
     * Delivers until nothing is due or nothing more can be sent now. Without a mail server, every email stays queued.
     */
    sendDue: async () => (await senders.delivery())?.sendDue(),
    /** Deletes the emails and the records of account changes that have expired. */
    expire: async () => {
      await deleteExpiredEmails(db, clock)
      await deleteOldAccountChanges(db, clock)
    },
    close: senders.close,
  }
}

type SenderDeps = Pick<OutboxDeps, 'config' | 'db' | 'timeouts'> & {
  accountSettings: AccountSettings
  leases: Leases
  results: Results
}

/**
 * The account, the sender and the delivery that are in use now; an administrator may change them while the site runs.
 */
const createSenders = ({ config, db, accountSettings, leases, results, timeouts }: SenderDeps) => {
  let address = config.mailFrom.address
  let opened: { key: string; delivery: ReturnType<typeof createDelivery> } | undefined
  const now = async () => {
    const { account, from } = await accountSettings.current()
    address = from.address
    const dkim = config.dkimSelector
      ? createDkim(createSettings(db), domainOf(from.address), config.dkimSelector)
      : undefined
    return { account, from, dkim }
  }
  return {
    address: () => address,
    now,
    state: async () => {
      const { account, from } = await accountSettings.current()
      return { sends: account !== undefined, from: from.address }
    },
    delivery: async () => {
      const { account, from, dkim } = await now()
      const key = JSON.stringify([account, from])
      if (opened?.key === key) return opened.delivery
      const old = opened
      opened = account && { key, delivery: createDelivery({ account, from, dkim, leases, results, timeouts }) }
      await old?.delivery.close()
      return opened?.delivery
    },
    close: async () => opened?.delivery.close(),
  }
}

const healthOf = async (account: MailAccountState) => {
  const { failure, paused_until } = await account.state()
  return {
    problem: failure ?? undefined,
    pausedUntil: paused_until ?? undefined,
    isQuotaReached: await account.isQuotaReached(),
  }
}

/** What an administrator sees of the outbox. */
const createOutboxList = (db: Database) => ({
  /**
   * Counted at each request: sent emails are deleted after a month, and counting a hundred thousand takes milliseconds.
   */
  counts: () => countAll(db),
  oldestWaitingAt: async () =>
    (await countWithOldest(db.selectFrom('emails').where(isIn('waiting')), 'created_at')).oldestAt,
  /** The newest of each state first. */
  list: async (state: EmailState, page: number, limit: number) => {
    const total = (await countAll(db))[state]
    // Rows are skipped along the index alone: a page in the middle reads none of the emails before it.
    const ids = db
      .selectFrom('emails')
      .select('id')
      .where(isIn(state))
      .orderBy(dateOf[state], 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offsetOf(page, limit))
    const rows = await emails(db)
      .where('emails.id', 'in', ids)
      .orderBy(dateOf[state], 'desc')
      .orderBy('emails.id', 'desc')
      .execute()
    return toPage(rows.map(toEmail), total, page, limit)
  },
  /** One email with its text. */
  find: async (id: string): Promise<EmailDetail> => {
    return toEmailDetail(await oneEmail(db, id))
  },
  findOne: async (id: string) => toEmail(await oneEmail(db, id)),
})

/** Every email to one recipient, the oldest first. */
export const emailsTo = async (db: Database, email: string) => {
  const rows = await emails(db)
    .select('text')
    .where('email_key', '=', foldEmail(email))
    .orderBy('emails.created_at')
    .execute()
  return rows.map(toEmailDetail)
}

/**
 * To be called in a transaction. Erases emails in any state, and the texts that only they have. Returns how many
 * emails.
 */
export const eraseEmails = (db: Database, email: string) =>
  eraseWhere(db, ({ eb }) => eb('email_key', '=', foldEmail(email)))

/** To be called in a transaction. Like `eraseEmails`, but only the emails with these ids. */
export const eraseEmailsById = (db: Database, ids: string[]) =>
  ids.length > 0 ? eraseWhere(db, ({ eb }) => eb('emails.id', 'in', ids)) : Promise.resolve(0)

const eraseWhere = async (db: Database, isErased: (is: EmailWhere) => ReturnType<EmailWhere>) => {
  const removed = await db.deleteFrom('emails').where(isErased).returning('text_id').execute()
  const texts = removed.map(({ text_id }) => text_id)
  if (texts.length > 0) await deleteUnusedTexts(db).where('id', 'in', texts).execute()
  return removed.length
}

const countAll = (db: Database): Promise<EmailCounts> =>
  countEach(keysOf(dateOf), (state) => countRows(db.selectFrom('emails').where(isIn(state))))

const emails = (db: Database) =>
  db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .selectAll('emails')
    .select(['subject', 'purpose'])

const oneEmail = async (db: Database, id: string) => {
  const row = await emails(db).select('text').where('emails.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('There is no such email.')
  return row
}

type Joined = EmailRow & { subject: string; purpose: string }

const toEmailDetail = (row: Joined & { text: string }): EmailDetail => ({
  ...toEmail(row),
  text: fillVariables(JSON.parse(row.variables))(row.text),
})

const toEmail = (row: Joined): Email => {
  const state = emailStateOf(row)
  return {
    _id: row.id,
    to: row.email,
    subject: fillVariables(JSON.parse(row.variables))(row.subject),
    purpose: row.purpose,
    state,
    createdAt: row.created_at,
    since: row[dateOf[state]] ?? row.created_at,
    dueAt: row.due_at,
    tries: row.attempts,
    reason: row.last_error ?? undefined,
  }
}
