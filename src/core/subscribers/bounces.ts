/**
 * Bounces: which subscribers get no newsletter because a mail server said that their mailbox does not exist or is
 * closed, and how they come back. Nobody who unsubscribed does.
 */
import { foldEmail } from '#shared/email.ts'
import { record } from '../audit/audit-log.ts'
import type { Database, SubscriberRow } from '../database/tables.ts'
import type { Bounces } from '../email/results.ts'
import { replyIn } from '../email/smtp-errors.ts'
import { replyMeaning } from '../email/smtp-replies.ts'
import type { Clock } from '../lib/clock.ts'
import { changeSubscriber, isSubscriber, lockSubscriber } from './subscriber-row.ts'
import type { Step } from './suppression-list.ts'

export const createBounces = (clock: Clock): Bounces => ({
  record: async (trx, email, bounce_reason) => {
    const row = await lockSubscriber(trx, 'email_key', foldEmail(email))
    if (row && !row.bounced_at) await changeSubscriber(trx, row, { bounced_at: clock().toISOString(), bounce_reason })
  },
  undo: async (trx, email_keys) => {
    const restored = []
    for (const email_key of email_keys) {
      const row = await lockSubscriber(trx, 'email_key', email_key)
      if (row && !row.unsubscribed_at) restored.push(await changeSubscriber(trx, row, unbounced))
    }
    return restored.map(({ email_key }) => email_key)
  },
})

const unbounced = { bounced_at: null, bounce_reason: null }

const bouncedRows = (db: Database) => db.selectFrom('subscribers').selectAll().where(isSubscriber('bounced')).execute()

/** An earlier version suppressed for any refusal. Only the stored reply tells; without one, nobody can know. */
const isMisjudged = ({ bounce_reason }: SubscriberRow) => {
  const reply = replyIn(bounce_reason ?? '')
  return reply !== '' && replyMeaning(reply) !== 'closed'
}

export const countMisjudged = async (db: Database) => (await bouncedRows(db)).filter(isMisjudged).length

/** They are again what they were: confirmed, or waiting to confirm. Returns how many. */
export const restoreBounced = async ({ db, clock }: Pick<Step, 'db' | 'clock'>, which: 'all' | 'misjudged') => {
  const rows = (await bouncedRows(db)).filter((row) => which === 'all' || isMisjudged(row))
  let restored = 0
  for (const { id } of rows) {
    const row = await lockSubscriber(db, 'id', id)
    if (!row?.bounced_at || row.unsubscribed_at) continue
    await changeSubscriber(db, row, unbounced)
    restored += 1
  }
  await record(db, clock, 'subscribers.restored', String(restored))
  return restored
}
