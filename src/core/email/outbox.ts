/** Every mail of the site, from the moment there is a reason for it until a month after it was sent. */
import type { Config } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import type { MailHealth } from '#shared/shapes/outbox.ts'
import type { Database } from '../database/open.ts'
import type { Clock } from '../lib/clock.ts'
import { createSettings } from '../settings/settings.ts'
import { deliverabilityOf } from './deliverability.ts'
import { createSending } from './delivery.ts'
import { createDkim } from './dkim.ts'
import { createLeases } from './leases.ts'
import { createMailAccount } from './mail-account.ts'
import { createManualActions } from './manual-actions.ts'
import { createQueue } from './queue.ts'
import { createOutboxList } from './reading.ts'
import { createResults, type OnBounce } from './results.ts'
import { deleteExpiredEmails } from './retention.ts'
import type { Patience } from './smtp-timeouts.ts'
import { queueTestEmail } from './test-email.ts'

type MailConfig = Pick<Config, 'mailAccount' | 'mailFrom' | 'mailPerHour' | 'mailPerDay' | 'dkimSelector'>
type Parts = { config: MailConfig; db: Database; clock: Clock; patience?: Patience; onBounce?: OnBounce }

export const openOutbox = ({ config, db, clock, patience, onBounce }: Parts) => {
  const { mailAccount, mailFrom: from, mailPerHour: perHour, mailPerDay: perDay } = config
  const account = createMailAccount(db, clock, { perHour, perDay })
  const claims = createLeases(db, clock, account)
  const settle = createResults(db, clock, account, onBounce)
  const signing = config.dkimSelector
    ? createDkim(createSettings(db), domainOf(from.address), config.dkimSelector)
    : undefined
  const sending = mailAccount && createSending({ account: mailAccount, from, signing, claims, settle, patience })
  const queue = createQueue(clock, from.address)
  const sender = { from, account: mailAccount, signing }
  const { sendAgain, ...decisions } = createManualActions(db, clock)
  return {
    ...queue,
    ...createOutboxList(db),
    ...decisions,
    /** The mail server is asked anew, too: whoever decides this may have mended what kept it from sending. */
    sendAgain: async (id: string) => {
      await sendAgain(id)
      await account.clear()
    },
    standing: async (): Promise<MailHealth> => {
      const { failure, paused_until } = await account.standing()
      const isAtRate = await account.isAtRate()
      return {
        sends: sending !== undefined,
        from: from.address,
        trouble: failure ?? undefined,
        pausedUntil: paused_until ?? undefined,
        isAtRate,
      }
    },
    deliverability: () => deliverabilityOf(sender),
    /** An email to oneself that shows what stands above it. */
    sendTestEmail: (to: string) => queueTestEmail({ db, queue, from, signing }, to),
    /** Until nothing is due, or nothing more can be sent now. Without a mail server everything stays. */
    sendDue: async () => sending?.sendDue(),
    tidy: () => deleteExpiredEmails(db, clock),
    close: async () => sending?.close(),
  }
}
