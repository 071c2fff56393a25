/** When the sign-ups of an event are deleted (`limits.signupHours`, 48), and no more check-in marks are accepted. */
import { limits } from '#shared/limits.ts'
import { ago, type Clock, hours } from '../lib/clock.ts'

/**
 * An hour before the promised time, so that the job has an hour to run. Days that ended at this time or earlier are
 * closed.
 */
export const closingTime = (clock: Clock) => ago(clock, hours(limits.signupHours - 1))

export const isClosed = (clock: Clock, endsAt: string) => endsAt <= closingTime(clock)
