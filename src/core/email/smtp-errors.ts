/**
 * Classifies SMTP errors: rejected (permanent), deferred (temporary, so a retry follows: `retry-backoff.ts`), unknown
 * or blocked. Decides what is a bounce; `subscribers/bounces.ts` then stops newsletters to that address. See
 * docs/decisions/0021-email-outbox.md.
 */

/** An error of the connection, with the server's answer if there was one. */
export type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number }
/** `isOpen`: the connection was open. `isHanded`: the server may have got the complete message. */
export type SmtpFault = { error: SmtpError; isOpen: boolean; isHanded: boolean }

export type Verdict = {
  kind: 'rejected' | 'deferred' | 'unknown' | 'blocked'
  reason: string
  isConnectionGood: boolean
  isBounce: boolean
}

export const judgeFault = (fault: SmtpFault): Verdict => {
  const { kind, why } = judge(fault)
  const isConnectionGood = answerIn(fault.error) && kind !== 'blocked'
  return {
    kind,
    reason: sentenceOf(why, fault.error),
    isConnectionGood,
    isBounce: kind === 'rejected' && isAboutReader(fault.error),
  }
}

const noAnswer = 'The mail server stopped responding or closed the connection'

const judge = (fault: SmtpFault): { kind: Verdict['kind']; why: string } => {
  const { error, isOpen, isHanded } = fault
  if (!isOpen) return { kind: 'blocked', why: whyNotOpen(error) }
  // Only a response to the complete email says that it was rejected. After any other end the server may have accepted
  // it.
  if (isHanded && !isAnswerToEmail(error)) return { kind: 'unknown', why: `${noAnswer}, so the email may have arrived` }
  if (isAboutUs(error))
    return { kind: 'blocked', why: 'The mail server accepts no emails from this site at the moment' }
  if (error.code === 'EMESSAGE' && !answerIn(error)) return { kind: 'rejected', why: error.message }
  if (!answerIn(error)) return { kind: 'deferred', why: noAnswer }
  return isForGood(error)
    ? { kind: 'rejected', why: `The mail server rejected ${whatOf(error)}` }
    : { kind: 'deferred', why: `The mail server temporarily rejected ${whatOf(error)}` }
}

const answerIn = ({ responseCode = 0 }: SmtpError) => responseCode >= 400 && responseCode < 600

const isAnswerToEmail = (error: SmtpError) => error.code === 'EMESSAGE' && error.command === 'DATA' && answerIn(error)

// 503 means that the conversation went wrong, not the email.
const isForGood = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && responseCode !== 503

/** A bounce: the mailbox does not exist or is closed, so the next email would be rejected too. */
const isAboutReader = ({ command, response = '' }: SmtpError) =>
  command === 'RCPT TO' || /^5\d\d[ -]5\.[12]\.\d/.test(response)

const isTooLarge = ({ responseCode }: SmtpError) => responseCode === 552

/** Every email would get the same response: the sender is rejected, the quota is used up, or the server is closing. */
const isAboutUs = (error: SmtpError) =>
  error.responseCode === 421 ||
  /^[45]\d\d[ -][45]\.4\.5\b/.test(error.response ?? '') ||
  (error.command === 'MAIL FROM' && answerIn(error) && !isTooLarge(error))

/** The server closed a connection that had been used before: a new one may work. */
export const isHangUp = ({ error, isOpen, isHanded }: SmtpFault) =>
  isOpen && !isHanded && (error.responseCode === 421 || ['ECONNECTION', 'ESOCKET'].includes(error.code ?? ''))

const whatOf = ({ command }: SmtpError) => (command === 'RCPT TO' ? 'this address' : 'this email')

const whyNotOpen = ({ code, command = '' }: SmtpError) => {
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'The mail server rejected the user name or the password'
  if (code === 'ETLS') return 'The connection to the mail server could not be encrypted'
  if (code === 'ETIMEDOUT') return 'The mail server did not respond in time'
  if (code === 'EPROTOCOL') return 'The mail server does not allow this site to connect'
  return 'The mail server could not be reached'
}

const longestAnswer = 300

/** Adds the server's own response, on one line: often the only hint. */
const sentenceOf = (why: string, { response, code }: SmtpError) => {
  const said = (response ?? code ?? '').replace(/\s+/g, ' ').slice(0, longestAnswer)
  return said ? `${why}: ${said}` : `${why}.`
}
