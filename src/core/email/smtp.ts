/**
 * The SMTP connection to the mail server: opened for the first email, used for the following ones, then closed. Decides
 * when TLS (STARTTLS) is required.
 */
import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type MailAccount, nowhere } from '#config.ts'
import type { Mail } from './compose.ts'
import { isHangUp, judgeFault, type SmtpError, type SmtpFault } from './smtp-errors.ts'
import { type DeadlineTimer, type SmtpTimeouts, startDeadline, usualTimeouts } from './smtp-timeouts.ts'

type Connection = SMTPConnection

/** Shorter timeouts, for a person who waits at a form. */
const checkMilliseconds = 15_000
export const checkTimeouts: SmtpTimeouts = {
  ...usualTimeouts,
  untilHandover: checkMilliseconds,
  forAnswer: checkMilliseconds,
}

/** Connects and signs in, and sends nothing. Returns why that fails, as a sentence. */
export const checkConnection = async (account: MailAccount) => {
  const deadline = startDeadline(checkMilliseconds)
  try {
    const connection = await openConnection(account, checkTimeouts, deadline)
    connection.quit()
    return undefined
  } catch (error) {
    return judgeFault({ error: error as SmtpError, server: account, isOpen: false, isHanded: false }).reason
  } finally {
    deadline.end()
  }
}

const thisMachine = ['localhost', '127.0.0.1', '::1']

/** Opens the connection, with TLS where it is needed, and signs in. Throws an SmtpError. */
const openConnection = async (account: MailAccount, timeouts: SmtpTimeouts, deadline: DeadlineTimer) => {
  // Loaded only by sites that send mail, to save memory for others.
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  const connection = new SMTPConnection(settingsFor(account, timeouts))
  // outcomeOf reports errors to its caller; without this listener an error at another time would end the process.
  connection.on('error', () => {})
  try {
    await outcomeOf(connection, deadline, (done) => connection.connect(done))
    if (account.login)
      await outcomeOf(connection, deadline, (done) => connection.login({ credentials: account.login }, done))
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * Requires TLS before a password is sent. A connection within the same machine cannot be read by others, and a mail
 * server there usually has a self-signed certificate.
 */
const settingsFor = ({ host, port, isSecure, login }: MailAccount, { untilHandover, forAnswer }: SmtpTimeouts) => {
  const isHere = thisMachine.includes(host)
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isHere && login !== undefined,
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: untilHandover,
    greetingTimeout: untilHandover,
    socketTimeout: forAnswer,
  }
}

type Done<Answer> = (error?: Error | null, answer?: Answer) => void

/** Settles with the result of the call, or rejects on a connection error, a closed connection or a timeout. */
const outcomeOf = <Answer>(connection: Connection, deadline: DeadlineTimer, call: (done: Done<Answer>) => void) => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>()
  const isOver = () =>
    reject(Object.assign(new Error('The connection ended'), { code: 'ECONNECTION' }) satisfies SmtpError)
  // The reason is sometimes reported a moment after the end.
  const onEnd = () => queueMicrotask(isOver)
  connection.once('error', reject).once('end', onEnd)
  call((error, answer) => (error ? reject(error) : resolve(answer)))
  return Promise.race([promise, deadline.over]).finally(() => connection.off('error', reject).off('end', onEnd))
}

/** `markHanded` is awaited before the server gets the end of the message. */
type MarkHanded = () => Promise<void>

type State = {
  account: MailAccount
  timeouts: SmtpTimeouts
  connection?: Connection | undefined
  /** The email that is being sent. */
  current?: { deadline: DeadlineTimer; isHanded: boolean } | undefined
}

export const createSmtp = (account: MailAccount, timeouts: SmtpTimeouts) =>
  account.host === nowhere ? deliverNothing : connectTo(account, timeouts)

const deliverNothing = {
  send: async (_: Mail, markHanded: MarkHanded): Promise<SmtpFault | undefined> => void (await markHanded()),
  disconnect: () => {},
  stop: () => {},
}

const connectTo = (account: MailAccount, timeouts: SmtpTimeouts) => {
  const state: State = { account, timeouts }
  return {
    /**
     * Resolves to undefined if the mail server accepted the email. Tries a second time if the server had closed a
     * connection that was used before.
     */
    send: async (mail: Mail, markHanded: MarkHanded) => {
      const isUsed = state.connection !== undefined
      const fault = await tryOnce(state, mail, markHanded)
      return fault && isUsed && isHangUp(fault) ? tryOnce(state, mail, markHanded) : fault
    },
    disconnect: () => {
      state.connection?.quit()
      state.connection = undefined
    },
    /** Aborts the current email before its handover; after it, waits `onClose` for the server's response. */
    stop: () => state.current?.deadline.extend(state.current.isHanded ? timeouts.onClose : 0),
  }
}

const tryOnce = async (state: State, mail: Mail, markHanded: MarkHanded): Promise<SmtpFault | undefined> => {
  const { account, timeouts } = state
  const deadline = startDeadline(timeouts.untilHandover)
  const current = { deadline, isHanded: false }
  state.current = current
  let isOpen = false
  const beforeTheEnd = async () => {
    await markHanded()
    current.isHanded = true
    deadline.extend(timeouts.forAnswer)
  }
  try {
    if (!state.connection || state.connection.destroyed)
      state.connection = await openConnection(account, timeouts, deadline)
    isOpen = true
    const message = endingWith(mail.message, beforeTheEnd)
    await deliver(state.connection, deadline, { envelope: mail.envelope, message })
    return undefined
  } catch (error) {
    // This comes first: on a closed connection the end of the message can no longer be sent.
    state.connection?.close()
    state.connection = undefined
    return { error: error as SmtpError, server: account, isOpen, isHanded: current.isHanded }
  } finally {
    deadline.end()
    state.current = undefined
  }
}

const deliver = (
  connection: Connection,
  deadline: DeadlineTimer,
  mail: { envelope: Mail['envelope']; message: Readable },
) =>
  // A copy of the envelope: nodemailer writes into it.
  outcomeOf(connection, deadline, (done) => connection.send({ ...mail.envelope }, mail.message, done))

/** The mail server accepts an email only at its end, so the handover is recorded just before that. */
const endingWith = (message: Buffer, beforeTheEnd: () => Promise<void>): Readable =>
  Readable.from(
    (async function* () {
      yield message
      await beforeTheEnd()
    })(),
  )
