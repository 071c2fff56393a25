/** Every mail of the site, from the moment there is a reason for it until a month after it was sent. */
import type { Config } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import type { MailStanding } from '#shared/shapes/outbox.ts'
import type { Database } from '../database/open.ts'
import type { Clock } from '../lib/clock.ts'
import { createSettings } from '../settings/settings.ts'
import { deliverabilityOf } from './deliverability.ts'
import { createSending } from './delivery.ts'
import { createSigning } from './dkim.ts'
import { createClaims } from './leases.ts'
import { createAccount } from './mail-account.ts'
import { createDecisions } from './manual-actions.ts'
import { createQueue } from './queue.ts'
import { createReading } from './reading.ts'
import { createSettling, type OnBounce } from './results.ts'
import { tidyLetters } from './retention.ts'
import type { Patience } from './smtp-timeouts.ts'
import { queueTry } from './test-email.ts'

type MailConfig = Pick<Config, 'mailAccount' | 'mailFrom' | 'mailPerHour' | 'mailPerDay' | 'dkimSelector'>
type Parts = { config: MailConfig; db: Database; clock: Clock; patience?: Patience; onBounce?: OnBounce }

export const openOutbox = ({ config, db, clock, patience, onBounce }: Parts) => {
  const { mailAccount, mailFrom: from, mailPerHour: perHour, mailPerDay: perDay } = config
  const account = createAccount(db, clock, { perHour, perDay })
  const claims = createClaims(db, clock, account)
  const settle = createSettling(db, clock, account, onBounce)
  const signing = config.dkimSelector
    ? createSigning(createSettings(db), domainOf(from.address), config.dkimSelector)
    : undefined
  const sending = mailAccount && createSending({ account: mailAccount, from, signing, claims, settle, patience })
  const queue = createQueue(clock, from.address)
  const sender = { from, account: mailAccount, signing }
  const { sendAgain, ...decisions } = createDecisions(db, clock)
  return {
    ...queue,
    ...createReading(db),
    ...decisions,
    /** The mail server is asked anew, too: whoever decides this may have mended what kept it from sending. */
    sendAgain: async (id: string) => {
      await sendAgain(id)
      await account.clear()
    },
    standing: async (): Promise<MailStanding> => {
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
    /** A letter to oneself that shows what stands above it. */
    sendTry: (to: string) => queueTry({ db, queue, from, signing }, to),
    /** Until nothing is due, or nothing more can be sent now. Without a mail server everything stays. */
    sendDue: async () => sending?.sendDue(),
    tidy: () => tidyLetters(db, clock),
    close: async () => sending?.close(),
  }
}
