import type { Config } from '#config.ts'
import type { Backups } from '#shared/shapes/backup.ts'
import type { Attempts } from './attempts.ts'
import type { createFolder } from './folder.ts'
import { findLastGood } from './last-good.ts'

type Parts = { config: Config; attempts: Attempts; folder: ReturnType<typeof createFolder> }

/** What backups there are, and how the last ones went. */
export const stateOf = async ({ config, attempts, folder }: Parts): Promise<Backups> => {
  const { everyHours, keep } = config.backups
  const failed = await attempts.lastFailure()
  const good = await findLastGood(attempts, folder)
  return {
    backups: await folder.list(),
    isRunning: await attempts.isRunning(),
    lastGoodAt: good.at,
    lostAt: good.lostAt,
    failure: failed?.failure && failed.ended_at ? { at: failed.ended_at, reason: failed.failure } : undefined,
    everyHours,
    keep,
  }
}
