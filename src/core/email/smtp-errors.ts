/** What became of an email that the mail server did not plainly take: see docs/decisions/0021-the-outbox.md. */

/** An error of the line, with the server's answer if there was one. */
export type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number }
/** How far it had come: the line was open; the server may have had the whole email. */
export type Fault = { error: SmtpError; isOpen: boolean; isHanded: boolean }

export type Verdict = {
  kind: 'refused' | 'later' | 'unknown' | 'trouble'
  reason: string
  isLineGood: boolean
  isBounce: boolean
}

export const judgeFault = (fault: Fault): Verdict => {
  const { kind, why } = judge(fault)
  const isLineGood = answerIn(fault.error) && kind !== 'trouble'
  return {
    kind,
    reason: sentenceOf(why, fault.error),
    isLineGood,
    isBounce: kind === 'refused' && isAboutReader(fault.error),
  }
}

const noAnswer = 'The mail server fell silent or hung up'

const judge = (fault: Fault): { kind: Verdict['kind']; why: string } => {
  const { error, isOpen, isHanded } = fault
  if (!isOpen) return { kind: 'trouble', why: whyNotOpen(error) }
  // Only an answer to the email itself says that it was not taken. After any other end it may have been.
  if (isHanded && !isAnswerToEmail(error)) return { kind: 'unknown', why: `${noAnswer}; the email may have arrived` }
  if (isAboutUs(error)) return { kind: 'trouble', why: 'The mail server takes no emails from this site at the moment' }
  if (error.code === 'EMESSAGE' && !answerIn(error)) return { kind: 'refused', why: error.message }
  if (!answerIn(error)) return { kind: 'later', why: noAnswer }
  return isForGood(error)
    ? { kind: 'refused', why: `The mail server refused ${whatOf(error)}` }
    : { kind: 'later', why: `The mail server put off ${whatOf(error)}` }
}

const answerIn = ({ responseCode = 0 }: SmtpError) => responseCode >= 400 && responseCode < 600

const isAnswerToEmail = (error: SmtpError) => error.code === 'EMESSAGE' && error.command === 'DATA' && answerIn(error)

// 503 says that the conversation went wrong, not the email.
const isForGood = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && responseCode !== 503

/** There is no such mailbox, or it is closed: whatever came next would be refused, too. */
const isAboutReader = ({ command, response = '' }: SmtpError) =>
  command === 'RCPT TO' || /^5\d\d[ -]5\.[12]\.\d/.test(response)

const isTooLarge = ({ responseCode }: SmtpError) => responseCode === 552

/** Every email would meet the same: the sender is refused, the account has sent its share, the server goes to bed. */
const isAboutUs = (error: SmtpError) =>
  error.responseCode === 421 ||
  /^[45]\d\d[ -][45]\.4\.5\b/.test(error.response ?? '') ||
  (error.command === 'MAIL FROM' && answerIn(error) && !isTooLarge(error))

/** That the server hung up on a line that had been used before: a fresh one may do. */
export const isHangUp = ({ error, isOpen, isHanded }: Fault) =>
  isOpen && !isHanded && (error.responseCode === 421 || ['ECONNECTION', 'ESOCKET'].includes(error.code ?? ''))

const whatOf = ({ command }: SmtpError) => (command === 'RCPT TO' ? 'this address' : 'this email')

const whyNotOpen = ({ code, command = '' }: SmtpError) => {
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'The mail server refused the user name or the password'
  if (code === 'ETLS') return 'The line to the mail server could not be made secret'
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time'
  if (code === 'EPROTOCOL') return 'The mail server does not let this site in'
  return 'The mail server could not be reached'
}

const longestAnswer = 300

/** What the server said follows, on one line: it is often the only hint. */
const sentenceOf = (why: string, { response, code }: SmtpError) => {
  const said = (response ?? code ?? '').replace(/\s+/g, ' ').slice(0, longestAnswer)
  return said ? `${why}: ${said}` : `${why}.`
}
