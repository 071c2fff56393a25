/** Backups on a schedule and when asked, one at a time for all processes of a site. */
import { databasePlace } from '#config.ts'
import { record } from '../audit/audit-log.ts'
import { exportStream } from '../export/export.ts'
import { createAttempts } from './attempts.ts'
import { createFolder } from './folder.ts'
import { createMaking, type Parts } from './making.ts'
import { createSchedule } from './schedule.ts'
import { stateOf } from './state.ts'

export const createBackups = (parts: Parts) => {
  const { config, db, store, clock } = parts
  const attempts = createAttempts(db, clock)
  const folder = createFolder(config.backups.dir)
  const stopping = new AbortController()
  const make = createMaking({ ...parts, attempts, folder, signal: stopping.signal })
  const isDue = createSchedule({ attempts, folder, clock, everyHours: config.backups.everyHours })
  let work: Promise<unknown> = Promise.resolve()

  const begun = (path?: string) => {
    const made = make(path)
    work = made.catch(() => {})
    return made
  }
  const state = () => stateOf({ config, attempts, folder })
  return {
    state,
    /** Into the folder, or elsewhere. Undefined when one is being made already. */
    make: begun,
    /** Begins one and does not wait for it: how it went is told by `state`, and why it failed to `onFailure`. */
    ask: async (onFailure: (error: Error) => void) => {
      await record(db, clock, 'backups.made')
      begun().catch(onFailure)
      return { ...(await state()), isRunning: true }
    },
    /** Once the last good one is old enough. After a failure another try waits for an hour. */
    makeIfDue: async () => {
      if (await isDue()) await begun()
    },
    /** Throws NotFound, also for what cannot be a backup's name. */
    download: async (id: string) => {
      const found = await folder.open(id)
      await record(db, clock, 'backups.downloaded', id)
      return found
    },
    exportAll: async () => {
      await record(db, clock, 'backups.exported')
      const name = `voima-export-${clock().toISOString().slice(0, 10)}.tar`
      return { name, body: exportStream({ place: databasePlace(config), store }, clock()) }
    },
    /** What is being made is broken off. */
    close: () => {
      stopping.abort()
      return work
    },
  }
}
