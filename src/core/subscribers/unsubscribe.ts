/**
 * Unsubscribes (opt-out) with one tap or click (RFC 8058, one-click unsubscribe) from any email, however old. The link
 * holds a signed token that never expires; `settings/signed-links.ts` signs and verifies it. `newsletters/render.ts`
 * writes the link and its header (List-Unsubscribe).
 */

import type { Database } from '../database/tables.ts'
import { removeWaitingEmails } from '../email/manual-actions.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { LinkSignature } from '../settings/signed-links.ts'
import { confirmationPurpose } from './confirm.ts'
import { changeSubscriber, lockSubscriber } from './subscriber-row.ts'

/** The `purpose` of newsletters in the outbox. */
export const newsletterPurpose = 'newsletter'

/** Must not change, because the links in sent emails are signed for it. */
const tokenPurpose = 'leave'

export const createUnsubscribe = (db: Database, clock: Clock, { sign, verify }: LinkSignature) => ({
  /** The token in a subscriber's unsubscribe link. It names no address, and never expires. */
  unsubscribeToken: (id: string) => sign(tokenPurpose, id),
  /**
   * A second call changes nothing, but may add a reason. Also works if the subscriber was deleted. Throws NotFound for
   * a forged link.
   */
  unsubscribe: async (token: string, reason?: string) => {
    const id = await verify(tokenPurpose, token)
    if (!id) throw new NotFound('There is no such link.')
    await db.transaction().execute((trx) => markUnsubscribed(trx, clock, id, reason))
  },
})

/** To be called in a transaction. */
export const markUnsubscribed = async (db: Database, clock: Clock, id: string, reason: string | undefined) => {
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
