/**
 * Records the result of sending an email (sent, rejected, deferred, unknown, blocked or a complaint about the site),
 * which ends the lease. Changes nothing if the lease has been lost. `smtp-errors.ts` decides which result it is. After
 * its last retry an email has failed, and waits for a person to send it again (as in a dead letter queue).
 */

import type { Database, EmailRow } from '../database/tables.ts'
import { type Clock, later } from '../lib/clock.ts'
import { untouched } from './email-state.ts'
import type { LeasedEmail } from './leases.ts'
import type { MailAccountState } from './mail-account.ts'
import { complaintOfRow, type RefusedEmail, refusedInARow } from './refused-in-a-row.ts'
import { longestRetryDelay, retryDelay } from './retry-backoff.ts'

// A late response also ends the state "unknown".
const released = { leased_at: null, leased_by: null, unknown_at: null }

/** What bounces mean for the subscribers. Both are called in the transaction that records the result. */
export type Bounces = {
  record: (trx: Database, email: string, reason: string) => Promise<void>
  /** Returns which of the addresses still want the newsletter. */
  undo: (trx: Database, email_keys: string[]) => Promise<string[]>
}

export type Results = ReturnType<typeof createResults>

export const createResults = (db: Database, clock: Clock, account: MailAccountState, bounces?: Bounces) => {
  const now = () => clock().toISOString()
  const { release, fail, retryLater } = createFailures(db, clock, bounces)
  /**
   * Every email waits until the mail account is tried again. This one comes back after the others, so that it cannot
   * keep them waiting, and fails only if others have been accepted since.
   */
  const complaint = async (email: LeasedEmail, reason: string) => {
    await retryLater(email, reason, (await account.state()).failures > 0)
    await account.pause(reason)
  }
  return {
    sent: async (email: LeasedEmail) => {
      const values = { sent_at: now(), attempts: email.attempts + 1, last_error: null }
      await db.transaction().execute(async (trx) => {
        await update(trx, email, values)
        if (email.is_secret) await clearText(trx, email.text_id)
      })
      await account.resume()
    },
    rejected: async (email: LeasedEmail, reason: string, isBounce: boolean) => {
      const row = await refusedInARow(db, account, email, reason)
      if (!row) return fail(email, reason, isBounce)
      await takeBack(db, row, now(), bounces)
      await complaint(email, complaintOfRow(reason))
    },
    complaint,
    deferred: (email: LeasedEmail, reason: string) => retryLater(email, reason),
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

const createFailures = (db: Database, clock: Clock, bounces?: Bounces) => {
  const fail = (email: LeasedEmail, last_error: string, isBounce: boolean) =>
    db.transaction().execute(async (trx) => {
      await update(trx, email, { failed_at: clock().toISOString(), attempts: email.attempts + 1, last_error })
      if (isBounce) await bounces?.record(trx, email.email, last_error)
    })
  /** Retried after the backoff. Once the retries are used up it fails, unless its retries are endless. */
  const retryLater = async (email: LeasedEmail, reason: string, isEndless = false) => {
    const attempts = email.attempts + 1
    const delay = retryDelay(email.id, attempts) ?? (isEndless ? longestRetryDelay : undefined)
    if (!delay) return fail(email, `Tried ${attempts} times in three days. ${reason}`, false)
    await update(db, email, { handed_at: null, attempts, last_error: reason, due_at: later(clock, delay) })
  }
  /** Restores the state before the lease. */
  const release = (email: LeasedEmail) => update(db, email, { handed_at: null })
  return { release, fail, retryLater }
}

/** These readers were refused like the one after them, so their emails wait again. */
const takeBack = (db: Database, row: RefusedEmail[], due_at: string, bounces?: Bounces) =>
  db.transaction().execute(async (trx) => {
    const keys =
      (await bounces?.undo(
        trx,
        row.map((one) => one.email_key),
      )) ?? []
    const ids = row.filter(({ email_key }) => keys.includes(email_key)).map(({ id }) => id)
    if (ids.length > 0)
      await trx
        .updateTable('emails')
        .set({ ...untouched, due_at })
        .where('id', 'in', ids)
        .execute()
  })

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
