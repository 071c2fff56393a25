/** The five domain errors of the core. `api/problems.ts` turns each into a response with its HTTP status. */

import { thrownAt } from '#shared/error-report.ts'

/** Nothing has the requested id. */
export class NotFound extends Error {}

/** The user lacks the permission. */
export class NotAllowed extends Error {}

/** `fields` contains one sentence for each rejected field, by its name in the API. */
export class Refused extends Error {
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super(Object.values(fields).join(' '))
    this.fields = fields
  }
}

/**
 * Another change was saved first, or the current state does not allow the change. The message is for people; `current`
 * is the state now. `fields` is as in Refused.
 */
export class Conflict extends Error {
  readonly current: unknown
  readonly fields: Record<string, string> | undefined
  constructor(message: string, current?: unknown, fields?: Record<string, string>) {
    super(message)
    this.current = current
    this.fields = fields
  }
}

/** The database or the image store cannot be reached or is full at the moment. The message says why. */
export class Unavailable extends Error {}

/** For the log: a known error says what is wrong; of another one, only the place in the code is known. */
export const logSentence = (error: Error) => (error instanceof Unavailable ? error.message : thrownAt(error))
