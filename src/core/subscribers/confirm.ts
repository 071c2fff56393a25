/** Double opt-in: an address gets newsletters only after it subscribed on the site and confirmed by email. */

import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { rates as allowed } from '#shared/rate-limits.ts'
import type { Database, SubscriberRow } from '../database/tables.ts'
import type { createQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import { ago, type Clock, days, hours } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { hashToken, type LinkOf, newToken } from '../lib/tokens.ts'
import type { createRateLimit } from '../settings/rate-limit.ts'
import { changeSubscriber, lockSubscriber, pendingConsentOf, toSubscriber, unsentMark } from './subscriber-row.ts'
import type { Step } from './suppression-list.ts'

export type Parts = {
  db: Database
  clock: Clock
  outbox: Pick<ReturnType<typeof createQueue>, 'queue'>
  rates: Pick<ReturnType<typeof createRateLimit>, 'take'>
}

/**
 * False for confirmed subscribers, and within a day after the last confirmation email, so that nobody can flood another
 * person's mailbox.
 */
export const mayBeAsked = (row: SubscriberRow, clock: Clock) => {
  const isWritten = row.confirmed_at && !row.unsubscribed_at && !row.bounced_at
  const wasAskedToday =
    row.confirmation_sent_at &&
    row.confirmation_sent_at > ago(clock, days(1)) &&
    row.confirmation_sent_at <= clock().toISOString()
  return !isWritten && !wasAskedToday
}

/** False in a flood, when bots may be subscribing strangers' addresses. `network`: of the person who typed the address. */
const mayConfirm = async ({ rates }: Parts, network: string | undefined) => {
  const take = async (name: 'confirming' | 'confirmingAll' | 'confirmingPerNetwork', whose = 'everybody') =>
    (await rates.take({ rate: { name, ...allowed[name] }, whose })) === 0
  const isHall = network !== undefined && !(await take('confirmingPerNetwork', network))
  return (isHall || (await take('confirming'))) && take('confirmingAll')
}

/**
 * Sends the confirmation email, unless it must wait: then `sendWaitingConfirmations` sends it later. Returns whether it
 * was sent.
 */
export const sendConfirmation = async (parts: Parts, id: string, linkOf: LinkOf, network?: string) => {
  const { db, clock, outbox } = parts
  if (!(await mayConfirm(parts, network))) return false
  return db.transaction().execute(async (trx) => {
    const row = await lockSubscriber(trx, 'id', id)
    if (!row || !mayBeAsked(row, clock)) return false
    const token = newToken()
    const confirmation_email_id = (await outbox.queue(trx, emailTo(row.email, linkOf(token)))) ?? null
    await changeSubscriber(trx, row, {
      confirmation_sent_at: clock().toISOString(),
      confirmation_email_id,
      confirm_token_hash: hashToken(token),
    })
    return true
  })
}

/** The `purpose` of confirmation emails in the outbox. */
export const confirmationPurpose = 'newsletter: to confirm'

const emailTo = (to: string, link: string) => ({
  ...plainEmail({
    to,
    subject: `Please confirm your subscription to the ${organisationName()} newsletter`,
    lines: [
      'Someone asked us to send our newsletter to this address. We hope it was you.',
      { text: 'Confirm your subscription', link },
      `If you do not confirm, we will send you no newsletters, and we will delete this address after ${limits.unconfirmedDays} days.`,
      'If it was not you, please ignore this email.',
    ],
  }),
  purpose: confirmationPurpose,
  isSecret: true,
})

/**
 * How many confirmation emails are waiting, and how many people subscribed within the last hour: together they reveal a
 * flood.
 */
export const unsentConfirmations = async (db: Database, clock: Clock) => {
  const { waiting, recent } = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('subscribers')
        .select(fn.countAll().as('count'))
        .where('confirm_token_hash', '=', unsentMark)
        .as('waiting'),
      selectFrom('subscribers')
        .select(fn.countAll().as('count'))
        .where('created_at', '>', ago(clock, hours(1)))
        .as('recent'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), recent: Number(recent) }
}

/** The original of a restored copy may have sent them. Who got none can subscribe again. */
export const forgetWaitingConfirmations = (db: Database) =>
  db.updateTable('subscribers').set({ confirm_token_hash: null }).where('confirm_token_hash', '=', unsentMark).execute()

/** Sends the confirmation emails that a flood delayed, the oldest first, as many as the rate limit allows. */
export const sendWaitingConfirmations = async (parts: Parts, linkOf: LinkOf) => {
  const rows = await parts.db
    .selectFrom('subscribers')
    .select('id')
    .where('confirm_token_hash', '=', unsentMark)
    .orderBy('created_at')
    .orderBy('id')
    .limit(allowed.confirming.times)
    .execute()
  for (const { id } of rows) if (!(await sendConfirmation(parts, id, linkOf))) break
}

/**
 * The pending consent becomes the subscriber's consent. A second call with the same link changes nothing. Throws
 * NotFound for an unknown link. A link has no date of expiry: `retention.ts` deletes what it leads to after
 * `limits.unconfirmedDays` (7).
 */
export const confirm = async ({ db, clock, suppressions }: Step, token: string) => {
  const row = await lockSubscriber(db, 'confirm_token_hash', hashToken(token))
  if (!row) throw new NotFound('There is no such link.')
  await suppressions.remove(db, row.email_key)
  const isWritten = row.confirmed_at && !row.unsubscribed_at && !row.bounced_at
  return toSubscriber(
    isWritten ? row : await changeSubscriber(db, row, { ...confirmedNow(clock), ...pendingConsentOf(row) }),
  )
}

export const confirmedNow = (clock: Clock) => ({
  confirmed_at: clock().toISOString(),
  confirmed_by: null,
  confirm_reason: null,
  unsubscribed_at: null,
  unsubscribe_reason: null,
  bounced_at: null,
  bounce_reason: null,
  pending_consent: null,
})
