/** What the organisation has for pictures: where they are kept, who works on them, and what is still to do. */
import { join } from 'node:path'
import type { Config } from '#config.ts'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import { createImageFinishing } from './image-finishing.ts'
import { createImageQueue } from './image-queue.ts'
import { openDisk } from './media/disk.ts'
import { createMedia } from './media/media.ts'
import { openWorkshop } from './workshop/workshop.ts'

type Parts = { config: Config; db: Database; clock: Clock; telling: Changes['telling'] }

export const openPictures = ({ config, db, clock, telling }: Parts) => {
  // Two, so that whoever uploads a picture never waits for what is made in the background.
  const workshop = openWorkshop()
  const background = openWorkshop({ isPatient: true })
  const media = createMedia(openDisk(join(config.dataDir, 'media')), workshop)
  const queue = createImageQueue(db, clock)
  const { finish, stop } = createImageFinishing({
    queue: { ...queue, keep: telling(queue.keep) },
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
