import { type Clock, hours } from '../lib/clock.ts'
import type { Attempts } from './attempts.ts'
import type { createFolder } from './folder.ts'
import { findLastGood } from './last-good.ts'

const hoursAfterFailure = 1

type Parts = { attempts: Attempts; folder: ReturnType<typeof createFolder>; clock: Clock; everyHours: number }

/** Whether it is time for a backup. */
export const createSchedule = ({ attempts, folder, clock, everyHours }: Parts) => {
  // A moment far in the future is from a clock that was wrong then.
  const isPast = (moment: string | null | undefined, count: number) =>
    !moment || Math.abs(clock().getTime() - Date.parse(moment)) >= hours(count)
  return async () => {
    if (everyHours === 0) return false
    const [good, failed] = [await findLastGood(attempts, folder), await attempts.lastFailure()]
    // One that is lost counts as a failure, too: somebody may take every new file away at once.
    const hasWaited = isPast(failed?.ended_at, hoursAfterFailure) && isPast(good.lostAt, hoursAfterFailure)
    return isPast(good.at, everyHours) && hasWaited
  }
}
