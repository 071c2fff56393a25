/** SMTP timeouts: how long the mail server may take, in milliseconds. */
import type { SmtpError } from './smtp-errors.ts'

export type SmtpTimeouts = { untilHandover: number; forAnswer: number; onClose: number }

// The response to a complete message may take ten minutes (RFC 5321, 4.5.3.2). A client that disconnects earlier does
// not know whether the message was accepted.
export const usualTimeouts: SmtpTimeouts = { untilHandover: 120_000, forAnswer: 600_000, onClose: 10_000 }

export type DeadlineTimer = ReturnType<typeof startDeadline>

/** `over` rejects with ETIMEDOUT after the time; `extend` replaces the time that is left. */
export const startDeadline = (milliseconds: number) => {
  const { promise: over, reject } = Promise.withResolvers<never>()
  // Without a handler, a rejection that no call awaits would end the process.
  over.catch(() => {})
  const isLate = () =>
    reject(Object.assign(new Error('No response in time'), { code: 'ETIMEDOUT' }) satisfies SmtpError)
  let timer = setTimeout(isLate, milliseconds)
  const end = () => clearTimeout(timer)
  return {
    over,
    end,
    extend: (more: number) => {
      end()
      timer = setTimeout(isLate, more)
    },
  }
}
