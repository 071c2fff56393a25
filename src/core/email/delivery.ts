/**
 * Delivers (sends) the emails of the outbox that are due, one after the other, until none is left or the mail server
 * accepts no more. `leases.ts` decides which ones, and `smtp-errors.ts` classifies errors.
 */
import type { MailAccount } from '#config.ts'
import { compose, type Sender } from './compose.ts'
import type { DkimSigner } from './dkim.ts'
import type { LeasedEmail, Leases } from './leases.ts'
import type { Results } from './results.ts'
import { createSmtp } from './smtp.ts'
import { judgeFault } from './smtp-errors.ts'
import { type SmtpTimeouts, usualTimeouts } from './smtp-timeouts.ts'

type DeliveryDeps = {
  account: MailAccount
  from: Sender
  dkim?: DkimSigner | undefined
  leases: Leases
  results: Results
  timeouts?: SmtpTimeouts
}

type Delivery = Required<Omit<DeliveryDeps, 'account' | 'timeouts' | 'dkim'>> & {
  dkim: DkimSigner | undefined
  smtp: ReturnType<typeof createSmtp>
  isOpen: boolean
}

export const createDelivery = ({ account, timeouts = usualTimeouts, dkim, ...deps }: DeliveryDeps) => {
  const delivery: Delivery = { ...deps, dkim, smtp: createSmtp(account, timeouts), isOpen: true }
  let running: Promise<void> | undefined
  return {
    /** A call during a delivery waits for that delivery. */
    sendDue: () => {
      running ??= sendAll(delivery).finally(() => {
        delivery.smtp.disconnect()
        running = undefined
      })
      return running
    },
    close: async () => {
      delivery.isOpen = false
      delivery.smtp.stop()
      await running?.catch(() => {})
    },
  }
}

const sendAll = async (delivery: Delivery) => {
  await delivery.leases.markUnknown()
  let continues = true
  while (continues && delivery.isOpen) {
    const emails = await delivery.leases.take()
    continues = emails.length > 0 && (await sendBatch(delivery, emails))
  }
}

const sendBatch = async (delivery: Delivery, emails: LeasedEmail[]) => {
  let continues = true
  for (const email of emails) {
    if (continues && delivery.isOpen) continues = await sendOne(delivery, email)
    else await delivery.results.release(email)
  }
  return continues && delivery.isOpen
}

/** Returns whether the connection can be used for the next email. */
const sendOne = async (delivery: Delivery, email: LeasedEmail) => {
  const { smtp, from, dkim, leases, results } = delivery
  const fault = await smtp.send(await compose(email, from, dkim), () => leases.markHanded(email))
  if (!fault) {
    await results.sent(email)
    return true
  }
  if (!delivery.isOpen && !fault.isHanded) {
    await results.release(email)
    return false
  }
  const { kind, reason, isConnectionGood, isBounce } = judgeFault(fault)
  await results[kind](email, reason, isBounce)
  return isConnectionGood
}
