/** Writes down what became of a letter. Only for whoever still holds it, or nothing happens. */

import type { Database } from '../database/open.ts'
import type { EmailRow } from '../database/tables.ts'
import { type Clock, later } from '../lib/clock.ts'
import type { Claimed } from './leases.ts'
import type { Account } from './mail-account.ts'
import { pauseOfLetter } from './retry-backoff.ts'

// An answer that comes after all ends the doubt.
const free = { leased_at: null, leased_by: null, unknown_at: null }

/** In the transaction that gives the letter up. */
export type OnBounce = (trx: Database, email: string, reason: string) => Promise<void>

export const createSettling = (db: Database, clock: Clock, account: Account, onBounce?: OnBounce) => {
  const now = () => clock().toISOString()
  const write = ({ id, leased_by }: Claimed, values: Partial<EmailRow>, trx = db) =>
    trx
      .updateTable('emails')
      .set({ ...free, ...values })
      .where('id', '=', id)
      .where('leased_by', '=', leased_by)
      .execute()

  const refused = (letter: Claimed, reason: string, isBounce = false) =>
    db.transaction().execute(async (trx) => {
      await write(letter, { failed_at: now(), attempts: letter.attempts + 1, last_error: reason }, trx)
      if (isBounce) await onBounce?.(trx, letter.email, reason)
    })
  const giveBack = async (letter: Claimed) => {
    await write(letter, { handed_at: null })
  }
  return {
    sent: async (letter: Claimed) => {
      const values = { sent_at: now(), attempts: letter.attempts + 1, last_error: null }
      await db.transaction().execute(async (trx) => {
        await write(letter, values, trx)
        if (letter.is_secret) await forgetText(trx, letter.text_id)
      })
      await account.clear()
    },
    refused,
    later: async (letter: Claimed, reason: string) => {
      const attempts = letter.attempts + 1
      const pause = pauseOfLetter(letter.id, attempts)
      if (!pause) return refused(letter, `Tried ${attempts} times in three days. ${reason}`)
      await write(letter, { handed_at: null, attempts, last_error: reason, due_at: later(clock, pause) })
    },
    unknown: async (letter: Claimed, reason: string) => {
      await write(letter, { unknown_at: now(), attempts: letter.attempts + 1, last_error: reason })
    },
    /** It is not the letter that is wrong: it waits, with all others, until the mail server is asked again. */
    trouble: async (letter: Claimed, reason: string) => {
      await giveBack(letter)
      await account.pause(reason)
    },
    /** As if it had never been claimed. */
    giveBack,
  }
}

const forgetText = (db: Database, id: string) =>
  db.updateTable('email_texts').set({ text: '', html: '' }).where('id', '=', id).execute()
