import { type Clock, hours } from '../clock.ts'
import type { Attempts } from './attempts.ts'

const hoursAfterFailure = 1

/** Whether it is time for a backup. */
export const createSchedule = (attempts: Attempts, clock: Clock, everyHours: number) => {
  // A moment far in the future is from a clock that was wrong then.
  const isPast = (moment: string | null | undefined, count: number) =>
    !moment || Math.abs(clock().getTime() - Date.parse(moment)) >= hours(count)
  return async () => {
    if (everyHours === 0) return false
    const [good, failed] = [await attempts.lastGood(), await attempts.lastFailure()]
    return isPast(good?.started_at, everyHours) && isPast(failed?.ended_at, hoursAfterFailure)
  }
}
