/** One connection to a mail server, as promises. */
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailAccount } from '#config.ts'
import type { SmtpError } from './smtp-errors.ts'
import type { Patience, Waiting } from './smtp-timeouts.ts'

export type Connection = SMTPConnection

const thisMachine = ['localhost', '127.0.0.1', '::1']

/** Open, secret where it has to be, and signed in. */
export const openConnection = async (account: MailAccount, patience: Patience, waiting: Waiting) => {
  // Loaded only by a site that sends mail: others need not keep it in memory.
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  const connection = new SMTPConnection(settingsFor(account, patience))
  // Whoever waits hears of an error by outcomeOf; without this, one that nobody waits for would end the process.
  connection.on('error', () => {})
  try {
    await outcomeOf(connection, waiting, (done) => connection.connect(done))
    if (account.login)
      await outcomeOf(connection, waiting, (done) => connection.login({ credentials: account.login }, done))
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * A password never travels in the open. On the same machine nobody is in between, and mail servers there usually have
 * a certificate that nobody signed.
 */
const settingsFor = ({ host, port, isSecure, login }: MailAccount, { untilHanded, forTheAnswer }: Patience) => {
  const isHere = thisMachine.includes(host)
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isHere && login !== undefined,
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: untilHanded,
    greetingTimeout: untilHanded,
    socketTimeout: forTheAnswer,
  }
}

type Done<Answer> = (error?: Error | null, answer?: Answer) => void

/** A call ends with its answer, with an error of the line, with the end of the line, or with our patience. */
export const outcomeOf = <Answer>(connection: Connection, waiting: Waiting, call: (done: Done<Answer>) => void) => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>()
  const isOver = () => reject(Object.assign(new Error('The line ended'), { code: 'ECONNECTION' }) satisfies SmtpError)
  // Why it ended is sometimes said a moment after.
  const onEnd = () => queueMicrotask(isOver)
  connection.once('error', reject).once('end', onEnd)
  call((error, answer) => (error ? reject(error) : resolve(answer)))
  return Promise.race([promise, waiting.over]).finally(() => connection.off('error', reject).off('end', onEnd))
}
