/** What the organisation has for pictures: where they are kept, who works on them, and what is still to do. */
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { createAttempts } from '../backup/attempts.ts'
import { keptForBackups } from '../backup/kept-for-backups.ts'
import type { Database } from '../database/open.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import { openDisk } from './disk.ts'
import { createImageFinishing } from './image-finishing.ts'
import { createImageQueue } from './image-queue.ts'
import { createMedia } from './media.ts'
import { openS3 } from './s3.ts'
import { openWorkshop } from './workshop.ts'

type Parts = { config: Config; db: Database; clock: Clock; notifyAfter: ChangeEvents['notifyAfter'] }

/** Where the files of pictures are. */
export const openStore = ({ objectStore, dataDir }: Pick<Config, 'objectStore' | 'dataDir'>) =>
  objectStore ? openS3(objectStore) : openDisk(join(dataDir, 'media'))

export const openPictures = ({ config, db, clock, notifyAfter }: Parts) => {
  // Two, so that whoever uploads a picture never waits for what is made in the background.
  const workshop = openWorkshop()
  const background = openWorkshop({ isPatient: true })
  const store = keptForBackups(openStore(config), createAttempts(db, clock).isRunning)
  const media = createMedia(store, workshop)
  const queue = createImageQueue(db, clock)
  const { finish, stop } = createImageFinishing({
    queue: { ...queue, keep: notifyAfter(queue.keep) },
    media,
    workshop: background,
  })
  return {
    media,
    workshop,
    finishing: { finish, count: queue.count, tryAgain: queue.tryAgain },
    close: async () => {
      const stopped = stop()
      for (const each of [workshop, background]) each.close()
      await stopped
    },
  }
}
