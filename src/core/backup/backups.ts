/** Backups on a schedule and when asked, one at a time for all processes of a site. */
import { hours } from '../clock.ts'
import { createAttempts } from './attempts.ts'
import { createFolder } from './folder.ts'
import { createMaking, type Parts } from './making.ts'

const hoursAfterFailure = 1

export const createBackups = (parts: Parts) => {
  const { config, db, clock } = parts
  const { dir, everyHours, keep } = config.backups
  const attempts = createAttempts(db, clock)
  const folder = createFolder(dir)
  const stopping = new AbortController()
  const make = createMaking({ ...parts, attempts, folder, signal: stopping.signal })
  let work: Promise<unknown> = Promise.resolve()

  const isPast = (moment: string | null, hoursSince: number) =>
    moment === null || Math.abs(clock().getTime() - Date.parse(moment)) >= hours(hoursSince)
  const isDue = async () => {
    const [good, failed] = [await attempts.lastGood(), await attempts.lastFailure()]
    return isPast(good?.started_at ?? null, everyHours) && isPast(failed?.ended_at ?? null, hoursAfterFailure)
  }
  const begun = (path?: string) => {
    const made = make(path)
    work = made.catch(() => {})
    return made
  }
  return {
    /** Into the folder, or elsewhere. Undefined when one is being made already. */
    make: begun,
    /** Once the last good one is old enough. After a failure another try waits for an hour. */
    makeIfDue: async () => {
      if (everyHours > 0 && (await isDue())) await begun()
    },
    state: async () => ({
      found: await folder.list(),
      isRunning: await attempts.isRunning(),
      lastGood: await attempts.lastGood(),
      lastFailure: await attempts.lastFailure(),
      everyHours,
      keep,
    }),
    open: folder.open,
    /** What is being made is broken off. */
    close: () => {
      stopping.abort()
      return work
    },
  }
}
