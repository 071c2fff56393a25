/**
 * Records the result of sending an email (sent, rejected, deferred, unknown or blocked), which ends the lease. Changes
 * nothing if the lease has been lost. `smtp-errors.ts` decides which result it is.
 */

import type { Database } from '../database/open.ts'
import type { EmailRow } from '../database/tables.ts'
import { type Clock, later } from '../lib/clock.ts'
import type { LeasedEmail } from './leases.ts'
import type { MailAccountState } from './mail-account.ts'
import { retryDelay } from './retry-backoff.ts'

// A late response also ends the state "unknown".
const released = { leased_at: null, leased_by: null, unknown_at: null }

/** Called in the transaction that records the rejection. */
export type OnBounce = (trx: Database, email: string, reason: string) => Promise<void>

export type Results = ReturnType<typeof createResults>

export const createResults = (db: Database, clock: Clock, account: MailAccountState, onBounce?: OnBounce) => {
  const now = () => clock().toISOString()
  const rejected = (email: LeasedEmail, reason: string, isBounce = false) =>
    db.transaction().execute(async (trx) => {
      await update(trx, email, { failed_at: now(), attempts: email.attempts + 1, last_error: reason })
      if (isBounce) await onBounce?.(trx, email.email, reason)
    })
  /** Restores the state before the lease. */
  const release = (email: LeasedEmail) => update(db, email, { handed_at: null })
  return {
    sent: async (email: LeasedEmail) => {
      const values = { sent_at: now(), attempts: email.attempts + 1, last_error: null }
      await db.transaction().execute(async (trx) => {
        await update(trx, email, values)
        if (email.is_secret) await clearText(trx, email.text_id)
      })
      await account.resume()
    },
    rejected,
    /** Retried after the backoff; rejected once the retries are used up. */
    deferred: async (email: LeasedEmail, reason: string) => {
      const attempts = email.attempts + 1
      const delay = retryDelay(email.id, attempts)
      if (!delay) return rejected(email, `Tried ${attempts} times in three days. ${reason}`)
      await update(db, email, { handed_at: null, attempts, last_error: reason, due_at: later(clock, delay) })
    },
    /** The email may have arrived: a person decides. */
    unknown: (email: LeasedEmail, reason: string) =>
      update(db, email, { unknown_at: now(), attempts: email.attempts + 1, last_error: reason }),
    /** The mail server accepts no email at all, so every email waits until the mail account is tried again. */
    blocked: async (email: LeasedEmail, reason: string) => {
      await release(email)
      await account.pause(reason)
    },
    release,
  }
}

const update = async (db: Database, { id, leased_by }: LeasedEmail, values: Partial<EmailRow>) => {
  await db
    .updateTable('emails')
    .set({ ...released, ...values })
    .where('id', '=', id)
    .where('leased_by', '=', leased_by)
    .execute()
}

const clearText = (db: Database, id: string) =>
  db.updateTable('email_texts').set({ text: '', html: '' }).where('id', '=', id).execute()
