/** Hard bounces: marks the subscriber whose address a mail server rejected permanently. */
import { foldEmail } from '#shared/email.ts'
import type { Database } from '../database/open.ts'
import type { Clock } from '../lib/clock.ts'
import { changeSubscriber, lockSubscriber } from './subscriber-row.ts'

/**
 * To be called in a transaction. A mail server rejected the address permanently (hard bounce): it gets no newsletter
 * until it confirms again.
 */
export const recordBounce = async (db: Database, clock: Clock, email: string, bounce_reason: string) => {
  const row = await lockSubscriber(db, 'email_key', foldEmail(email))
  if (row && !row.bounced_at) await changeSubscriber(db, row, { bounced_at: clock().toISOString(), bounce_reason })
}
