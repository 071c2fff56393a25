/** Who was asked, and did not say yes in time, is forgotten; whose letter never went out waits. */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { doubtMark } from './states.ts'
import { deleteSubscribers } from './subscriber-row.ts'

const atOnce = 200

export const forgetUnconfirmed = async (db: Database, clock: Clock) => {
  const before = ago(clock, days(limits.unconfirmedDays))
  await endOldLinks(db, before)
  for (;;) {
    const ids = (await unconfirmed(db, before).limit(atOnce).execute()).map(({ id }) => id)
    if (ids.length === 0) return
    await db.transaction().execute((trx) => deleteSubscribers(trx, 'id', ids))
  }
}

/** Their letter was sent, or refused, that long ago; or a robot sent the address, and nobody spoke for it. */
const unconfirmed = (db: Database, before: string) =>
  db
    .selectFrom('subscribers')
    .leftJoin('letters', 'letters.id', 'subscribers.asked_letter')
    .select('subscribers.id')
    .where('confirmed_at', 'is', null)
    .where('left_at', 'is', null)
    .where((is) =>
      is.or([
        is('letters.sent_at', '<', before),
        is('letters.failed_at', '<', before),
        is.and([is('confirm_hash', '=', doubtMark), is('agreed_at', '<', before)]),
      ]),
    )

/** Of those who had left, and were asked once more: they stay as they are, but the link ends. */
const endOldLinks = (db: Database, before: string) =>
  db
    .updateTable('subscribers')
    .set({ confirm_hash: null, wish: null })
    .where('left_at', 'is not', null)
    .where('confirm_hash', 'is not', null)
    .where('asked_at', '<', before)
    .execute()
