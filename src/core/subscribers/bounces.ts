/**
 * Bounces: which subscribers get no newsletter because a mail server said that their mailbox does not exist or is
 * closed, and how they come back. Nobody who unsubscribed does.
 */
import { foldEmail } from '#shared/email.ts'
import type { Bounces } from '../email/results.ts'
import type { Clock } from '../lib/clock.ts'
import { changeSubscriber, lockSubscriber } from './subscriber-row.ts'

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
