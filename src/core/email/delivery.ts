/** Sends what is due, one email after the other, until there is none or the mail server takes no more. */
import type { MailAccount } from '#config.ts'
import { compose, type Sender } from './compose.ts'
import type { Signing } from './dkim.ts'
import type { Claimed, createLeases } from './leases.ts'
import type { createResults } from './results.ts'
import { createSmtp } from './smtp.ts'
import { judgeFault } from './smtp-errors.ts'
import { type Patience, usualTimeouts } from './smtp-timeouts.ts'

type Parts = {
  account: MailAccount
  from: Sender
  signing?: Signing | undefined
  claims: ReturnType<typeof createLeases>
  settle: ReturnType<typeof createResults>
  patience?: Patience
}

export const createSending = ({ account, from, signing, claims, settle, patience = usualTimeouts }: Parts) => {
  const line = createSmtp(account, patience)
  let isOpen = true
  let running: Promise<void> | undefined

  /** Gives whether the next email may go the same way. */
  const sendOne = async (email: Claimed) => {
    const fault = await line.send(await compose(email, from, signing), () => claims.hand(email))
    if (!fault) {
      await settle.sent(email)
      return true
    }
    if (!isOpen && !fault.isHanded) {
      await settle.giveBack(email)
      return false
    }
    const { kind, reason, isLineGood, isBounce } = judgeFault(fault)
    await settle[kind](email, reason, isBounce)
    return isLineGood
  }

  const sendBatch = async (emails: Claimed[]) => {
    let goesOn = true
    for (const email of emails) {
      if (goesOn && isOpen) goesOn = await sendOne(email)
      else await settle.giveBack(email)
    }
    return goesOn && isOpen
  }

  const sendAll = async () => {
    await claims.findUnknown()
    let goesOn = true
    while (goesOn && isOpen) {
      const emails = await claims.take()
      goesOn = emails.length > 0 && (await sendBatch(emails))
    }
  }

  return {
    /** Whoever calls while it is at work waits for the same work. */
    sendDue: () => {
      running ??= sendAll().finally(() => {
        line.hangUp()
        running = undefined
      })
      return running
    },
    close: async () => {
      isOpen = false
      line.stop()
      await running?.catch(() => {})
    },
  }
}
