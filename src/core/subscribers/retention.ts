/**
 * Retention of subscribers: deletes those who did not confirm within `limits.unconfirmedDays` (7), or whom the site
 * could not email. Addresses from an earlier site that never got a confirmation email stay until a user decides.
 */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/tables.ts'
import { deleteInBatches } from '../database/trash.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { deleteSubscribers, suspiciousMark, unsentMark } from './subscriber-row.ts'

export const deleteUnconfirmed = async (db: Database, clock: Clock) => {
  const before = ago(clock, days(limits.unconfirmedDays))
  const unsentBefore = ago(clock, days(limits.unsentEmailDays))
  await endOldLinks(db, before)
  await deleteInBatches(db, async (trx, size) => {
    const ids = (await unconfirmed(trx, before, unsentBefore).limit(size).execute()).map(({ id }) => id)
    if (ids.length > 0) await deleteSubscribers(trx, 'id', ids)
    return ids
  })
}

/**
 * The confirmation email was sent, or failed, before `before`; or it was queued before `unsentBefore` and is still
 * waiting; or a bot subscribed the address, and no user has decided about it.
 */
const unconfirmed = (db: Database, before: string, unsentBefore: string) =>
  db
    .selectFrom('subscribers')
    .leftJoin('emails', 'emails.id', 'subscribers.confirmation_email_id')
    .select('subscribers.id')
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .where((is) =>
      is.or([
        is('emails.sent_at', '<', before),
        is('emails.failed_at', '<', before),
        is('emails.unknown_at', '<', before),
        is.and([is('confirmation_sent_at', '<', unsentBefore), ...unsent.map((date) => is(date, 'is', null))]),
        is.and([is('confirm_token_hash', '=', unsentMark), is('subscribers.created_at', '<', unsentBefore)]),
        is.and([is('confirm_token_hash', '=', suspiciousMark), is('agreed_at', '<', before)]),
      ]),
    )

const unsent = ['emails.sent_at', 'emails.failed_at', 'emails.unknown_at'] as const

/** Unsubscribed people who got a new confirmation email stay unsubscribed, but the link in it expires. */
const endOldLinks = (db: Database, before: string) =>
  db
    .updateTable('subscribers')
    .set({ confirm_token_hash: null, pending_consent: null })
    .where('unsubscribed_at', 'is not', null)
    .where('confirm_token_hash', 'is not', null)
    .where('confirmation_sent_at', '<', before)
    .execute()
