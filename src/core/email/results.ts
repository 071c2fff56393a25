/** Writes down what became of an email. Only for whoever still holds it, or nothing happens. */

import type { Database } from '../database/open.ts'
import type { EmailRow } from '../database/tables.ts'
import { type Clock, later } from '../lib/clock.ts'
import type { Claimed } from './leases.ts'
import type { Account } from './mail-account.ts'
import { retryDelay } from './retry-backoff.ts'

// An answer that comes after all ends the doubt.
const free = { leased_at: null, leased_by: null, unknown_at: null }

/** In the transaction that gives the email up. */
export type OnBounce = (trx: Database, email: string, reason: string) => Promise<void>

export const createResults = (db: Database, clock: Clock, account: Account, onBounce?: OnBounce) => {
  const now = () => clock().toISOString()
  const write = ({ id, leased_by }: Claimed, values: Partial<EmailRow>, trx = db) =>
    trx
      .updateTable('emails')
      .set({ ...free, ...values })
      .where('id', '=', id)
      .where('leased_by', '=', leased_by)
      .execute()

  const refused = (email: Claimed, reason: string, isBounce = false) =>
    db.transaction().execute(async (trx) => {
      await write(email, { failed_at: now(), attempts: email.attempts + 1, last_error: reason }, trx)
      if (isBounce) await onBounce?.(trx, email.email, reason)
    })
  const giveBack = async (email: Claimed) => {
    await write(email, { handed_at: null })
  }
  return {
    sent: async (email: Claimed) => {
      const values = { sent_at: now(), attempts: email.attempts + 1, last_error: null }
      await db.transaction().execute(async (trx) => {
        await write(email, values, trx)
        if (email.is_secret) await forgetText(trx, email.text_id)
      })
      await account.clear()
    },
    refused,
    later: async (email: Claimed, reason: string) => {
      const attempts = email.attempts + 1
      const pause = retryDelay(email.id, attempts)
      if (!pause) return refused(email, `Tried ${attempts} times in three days. ${reason}`)
      await write(email, { handed_at: null, attempts, last_error: reason, due_at: later(clock, pause) })
    },
    unknown: async (email: Claimed, reason: string) => {
      await write(email, { unknown_at: now(), attempts: email.attempts + 1, last_error: reason })
    },
    /** It is not the email that is wrong: it waits, with all others, until the mail server is asked again. */
    trouble: async (email: Claimed, reason: string) => {
      await giveBack(email)
      await account.pause(reason)
    },
    /** As if it had never been claimed. */
    giveBack,
  }
}

const forgetText = (db: Database, id: string) =>
  db.updateTable('email_texts').set({ text: '', html: '' }).where('id', '=', id).execute()
