/** Who was asked, and did not say yes in time, is forgotten; whose email never went out waits. */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { deleteSubscribers, suspiciousMark } from './subscriber-row.ts'

const atOnce = 200

export const deleteUnconfirmed = async (db: Database, clock: Clock) => {
  const before = ago(clock, days(limits.unconfirmedDays))
  await endOldLinks(db, before)
  for (;;) {
    const ids = (await unconfirmed(db, before).limit(atOnce).execute()).map(({ id }) => id)
    if (ids.length === 0) return
    await db.transaction().execute((trx) => deleteSubscribers(trx, 'id', ids))
  }
}

/** Their email was sent, or refused, that long ago; or a robot sent the address, and nobody spoke for it. */
const unconfirmed = (db: Database, before: string) =>
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
        is.and([is('confirm_token_hash', '=', suspiciousMark), is('agreed_at', '<', before)]),
      ]),
    )

/** Of those who had left, and were asked once more: they stay as they are, but the link ends. */
const endOldLinks = (db: Database, before: string) =>
  db
    .updateTable('subscribers')
    .set({ confirm_token_hash: null, pending_consent: null })
    .where('unsubscribed_at', 'is not', null)
    .where('confirm_token_hash', 'is not', null)
    .where('confirmation_sent_at', '<', before)
    .execute()
