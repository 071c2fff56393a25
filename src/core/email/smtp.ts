/** The line to the mail server: opened for the first email, used for all that follow, closed when there is none. */
import { Readable } from 'node:stream'
import type { MailAccount } from '#config.ts'
import type { Mail } from './compose.ts'
import { type Connection, openConnection, outcomeOf } from './connection.ts'
import { type Fault, isHangUp, type SmtpError } from './smtp-errors.ts'
import { type Patience, startTimeout, type Waiting } from './smtp-timeouts.ts'

export const createSmtp = (account: MailAccount, patience: Patience) => {
  let connection: Connection | undefined
  let current: { waiting: Waiting; isHanded: boolean } | undefined

  const close = () => {
    connection?.close()
    connection = undefined
  }

  const tryOnce = async ({ envelope, message }: Mail, hand: () => Promise<void>): Promise<Fault | undefined> => {
    const waiting = startTimeout(patience.untilHanded)
    const email = { waiting, isHanded: false }
    current = email
    let isOpen = false
    const beforeTheEnd = async () => {
      await hand()
      email.isHanded = true
      waiting.goOn(patience.forTheAnswer)
    }
    try {
      if (!connection || connection.destroyed) connection = await openConnection(account, patience, waiting)
      isOpen = true
      await deliver(connection, waiting, { envelope, message: endingWith(message, beforeTheEnd) })
      return undefined
    } catch (error) {
      // First of all: on a closed line the end of the email can no longer go out.
      close()
      return { error: error as SmtpError, isOpen, isHanded: email.isHanded }
    } finally {
      waiting.end()
      current = undefined
    }
  }

  return {
    /** Resolves to undefined when the mail server took the email. `hand` is done before it has the last of it. */
    send: async (mail: Mail, hand: () => Promise<void>) => {
      const isUsed = connection !== undefined
      const fault = await tryOnce(mail, hand)
      return fault && isUsed && isHangUp(fault) ? tryOnce(mail, hand) : fault
    },
    hangUp: () => {
      connection?.quit()
      connection = undefined
    },
    /** The email at hand is broken off where that is safe; where it is not, its answer is waited for a little. */
    stop: () => current?.waiting.goOn(current.isHanded ? patience.whenStopping : 0),
  }
}

const deliver = (connection: Connection, waiting: Waiting, mail: { envelope: Mail['envelope']; message: Readable }) =>
  // Of its own: the connection writes into it.
  outcomeOf(connection, waiting, (done) => connection.send({ ...mail.envelope }, mail.message, done))

/** The mail server cannot have taken an email whose end it has not seen. */
const endingWith = (message: Buffer, beforeTheEnd: () => Promise<void>): Readable =>
  Readable.from(
    (async function* () {
      yield message
      await beforeTheEnd()
    })(),
  )
