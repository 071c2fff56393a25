/** Sends what is due, one letter after the other, until there is none or the mail server takes no more. */
import type { MailAccount } from '#config.ts'
import { compose, type Sender } from './compose.ts'
import type { Signing } from './dkim.ts'
import type { Claimed, createClaims } from './leases.ts'
import type { createSettling } from './results.ts'
import { createLine } from './smtp.ts'
import { verdictOn } from './smtp-errors.ts'
import { type Patience, usualPatience } from './smtp-timeouts.ts'

type Parts = {
  account: MailAccount
  from: Sender
  signing?: Signing | undefined
  claims: ReturnType<typeof createClaims>
  settle: ReturnType<typeof createSettling>
  patience?: Patience
}

export const createSending = ({ account, from, signing, claims, settle, patience = usualPatience }: Parts) => {
  const line = createLine(account, patience)
  let isOpen = true
  let running: Promise<void> | undefined

  /** Gives whether the next letter may go the same way. */
  const sendOne = async (letter: Claimed) => {
    const fault = await line.send(await compose(letter, from, signing), () => claims.hand(letter))
    if (!fault) {
      await settle.sent(letter)
      return true
    }
    if (!isOpen && !fault.isHanded) {
      await settle.giveBack(letter)
      return false
    }
    const { kind, reason, isLineGood, isBounce } = verdictOn(fault)
    await settle[kind](letter, reason, isBounce)
    return isLineGood
  }

  const sendBatch = async (letters: Claimed[]) => {
    let goesOn = true
    for (const letter of letters) {
      if (goesOn && isOpen) goesOn = await sendOne(letter)
      else await settle.giveBack(letter)
    }
    return goesOn && isOpen
  }

  const sendAll = async () => {
    await claims.findUnknown()
    let goesOn = true
    while (goesOn && isOpen) {
      const letters = await claims.take()
      goesOn = letters.length > 0 && (await sendBatch(letters))
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
