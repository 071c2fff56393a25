/** How long the mail server may take, in milliseconds. */
import type { SmtpError } from './smtp-errors.ts'

export type Patience = { untilHanded: number; forTheAnswer: number; whenStopping: number }

// The answer to a whole email may take long (RFC 5321, 4.5.3.2): whoever hangs up earlier does not know what became of it.
export const usualTimeouts: Patience = { untilHanded: 120_000, forTheAnswer: 600_000, whenStopping: 10_000 }

export type Waiting = ReturnType<typeof startTimeout>

/** `over` rejects when the time is over, which may be put off or brought forward. */
export const startTimeout = (milliseconds: number) => {
  const { promise: over, reject } = Promise.withResolvers<never>()
  // Perhaps nobody is waiting at the moment.
  over.catch(() => {})
  const isLate = () => reject(Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }) satisfies SmtpError)
  let timer = setTimeout(isLate, milliseconds)
  const end = () => clearTimeout(timer)
  return {
    over,
    end,
    goOn: (more: number) => {
      end()
      timer = setTimeout(isLate, more)
    },
  }
}
