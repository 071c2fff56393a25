/**
 * Classifies SMTP errors: rejected (permanent), deferred (temporary, so a retry follows: `retry-backoff.ts`), unknown,
 * blocked (no email can be sent) or a complaint about the site, which one email met. `smtp-replies.ts` decides what a
 * reply means, and so what is a bounce; `subscribers/bounces.ts` then stops newsletters to that address. See
 * docs/decisions/0021-email-outbox.md.
 */
import { complaintIn, replyMeaning, wordsOf } from './smtp-replies.ts'

/** An error of the connection, with the server's answer if there was one. `originalCode`: the system's own code. */
export type SmtpError = Error & {
  code?: string
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
}
/** `isOpen`: the connection was open. `isHanded`: the server may have got the complete message. */
export type SmtpFault = {
  error: SmtpError
  server: { host: string; port: number }
  isOpen: boolean
  isHanded: boolean
}

type Kind = 'rejected' | 'deferred' | 'unknown' | 'blocked' | 'complaint'
export type Verdict = { kind: Kind; reason: string; isConnectionGood: boolean; isBounce: boolean }

export const judgeFault = (fault: SmtpFault): Verdict => {
  const { kind, why, isBounce = false } = judge(fault)
  const isConnectionGood = answerIn(fault.error) && kind !== 'blocked' && kind !== 'complaint'
  return { kind, reason: sentenceOf(why, fault.error), isConnectionGood, isBounce }
}

const noAnswer = 'The mail server stopped responding or closed the connection'

const judge = (fault: SmtpFault): { kind: Kind; why: string; isBounce?: boolean } => {
  const { error, isOpen, isHanded } = fault
  if (!isOpen) return { kind: 'blocked', why: whyNotOpen(fault) }
  // Only a response to the complete email says that it was rejected. After any other end the server may have accepted
  // it.
  if (isHanded && !isAnswerToEmail(error)) return { kind: 'unknown', why: `${noAnswer}, so the email may have arrived` }
  if (error.code === 'EMESSAGE' && !answerIn(error)) return { kind: 'rejected', why: error.message }
  if (!answerIn(error)) return { kind: 'deferred', why: noAnswer }
  return judgeReply(error)
}

/** Before RCPT TO the server does not know the reader, so every email would get the same reply, unless it is too large. */
const judgeReply = (error: SmtpError): ReturnType<typeof judge> => {
  const { response = '', command } = error
  const meaning = replyMeaning(response)
  if (command === 'MAIL FROM' && meaning !== 'email') return { kind: 'blocked', why: whyNotUs(response) }
  if (meaning === 'complaint') return { kind: 'complaint', why: whyNotUs(response) }
  if (meaning === 'full') return { kind: 'deferred', why: 'The mailbox is full' }
  if (meaning === 'later') return { kind: 'deferred', why: `The mail server temporarily rejected ${whatOf(error)}` }
  return { kind: 'rejected', why: `The mail server rejected ${whatOf(error)}`, isBounce: meaning === 'closed' }
}

const answerIn = ({ responseCode = 0 }: SmtpError) => responseCode >= 400 && responseCode < 600

const isAnswerToEmail = (error: SmtpError) => error.code === 'EMESSAGE' && error.command === 'DATA' && answerIn(error)

const whyNotUs = (response: string) =>
  complaintIn(wordsOf(response)) ?? 'The mail server accepts no emails from this site at the moment'

/** The server closed a connection that had been used before: a new one may work. */
export const isHangUp = ({ error, isOpen, isHanded }: SmtpFault) =>
  isOpen && !isHanded && (error.responseCode === 421 || ['ECONNECTION', 'ESOCKET'].includes(error.code ?? ''))

const whatOf = ({ command }: SmtpError) => (command === 'RCPT TO' ? 'this address' : 'this email')

const whyNotOpen = ({ error: { code, originalCode = '', command = '' }, server: { host, port } }: SmtpFault) => {
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'The mail server rejected the user name or the password'
  if (code === 'ETLS' || /CERT|SSL|TLS|VERIFY/.test(originalCode))
    return 'The connection to the mail server could not be encrypted'
  if (code === 'EPROTOCOL') return 'The mail server does not allow this site to connect'
  if (code === 'EDNS')
    return ['ENOTFOUND', 'ENODATA'].includes(originalCode)
      ? `No mail server with the name ${host} was found`
      : `The name of the mail server, ${host}, could not be looked up`
  const server = `The mail server at ${host}, port ${port},`
  if (originalCode === 'ECONNREFUSED') return `${server} refuses connections`
  if (code === 'ETIMEDOUT' || originalCode === 'ETIMEDOUT') return `${server} does not answer`
  return `${server} could not be reached`
}

const longestAnswer = 300

/** The server's reply in a stored reason; empty if the reason holds none. */
export const replyIn = (reason: string) => /: ([45]\d\d\b.*)$/s.exec(reason)?.[1] ?? ''

/** Adds the server's own response, on one line: often the only hint. */
const sentenceOf = (why: string, { response = '' }: SmtpError) => {
  const said = response.replace(/\s+/g, ' ').slice(0, longestAnswer)
  return said ? `${why}: ${said}` : `${why}.`
}
