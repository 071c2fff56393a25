/** One tap, from any email however old, and for good. */

import type { Database } from '../database/open.ts'
import { removeWaitingEmails } from '../email/manual-actions.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { LinkSignature } from '../settings/signed-links.ts'
import { confirmationPurpose } from './confirm.ts'
import { changeSubscriber, lockSubscriber } from './subscriber-row.ts'

/** Of the emails that are for subscribers alone. */
export const newsletterPurpose = 'newsletter'

/** Stays as it is: the links in emails already sent are signed for it. */
const use = 'leave'

export const createUnsubscribe = (db: Database, clock: Clock, { sign, wordsIn }: LinkSignature) => ({
  /** What the link of one reader ends with: it names no address, and stays good as long as an email is kept. */
  unsubscribeToken: (id: string) => sign(use, id),
  /** Again is the same, and may add a reason. Also when the address is no longer here. Throws NotFound for a made-up link. */
  unsubscribe: async (token: string, reason?: string) => {
    const id = await wordsIn(use, token)
    if (!id) throw new NotFound('There is no such link.')
    await db.transaction().execute((trx) => letGo(trx, clock, id, reason))
  },
})

const letGo = async (db: Database, clock: Clock, id: string, reason: string | undefined) => {
  const row = await lockSubscriber(db, 'id', id)
  if (!row) return
  const unsubscribed_at = row.unsubscribed_at ?? clock().toISOString()
  await changeSubscriber(db, row, {
    unsubscribed_at,
    unsubscribe_reason: reason || row.unsubscribe_reason,
    confirm_token_hash: null,
    pending_consent: null,
  })
  await removeWaitingEmails(db, row.email_key, newsletterPurpose, confirmationPurpose)
}
