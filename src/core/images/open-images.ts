/** Connects the parts of the image code: the store, the workers, the variants and the library. */
import type { Config } from '#config.ts'
import { createBackupJobs, skipRemovalDuringBackup } from '../backup/jobs.ts'
import type { Database } from '../database/open.ts'
import { createFiles } from '../files/files.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import { createImageFiles } from './image-files.ts'
import { createVariantQueue } from './image-queue.ts'
import { openImageWorker } from './image-worker.ts'
import { createLibrary } from './library.ts'
import { openImageStore } from './store.ts'
import { createUploads } from './uploads.ts'
import { createVariants } from './variants.ts'

type ImageDeps = { config: Config; db: Database; clock: Clock; notifyAfter: ChangeEvents['notifyAfter'] }

export type Images = ReturnType<typeof openImages>

export const openImages = ({ config, db, clock, notifyAfter }: ImageDeps) => {
  // Two workers, so that an upload never waits for variants.
  const imageWorker = openImageWorker()
  const background = openImageWorker({ hasLowPriority: true })
  const files = openImageStore(config)
  const store = skipRemovalDuringBackup(files, createBackupJobs(db, clock).isRunning)
  const imageFiles = createImageFiles(store, imageWorker, files.remove)
  const queue = createVariantQueue(db, clock)
  const { makeMissing, stop } = createVariants({
    queue: { ...queue, save: notifyAfter(queue.save) },
    imageFiles,
    imageWorker: background,
  })
  const downloads = createFiles({ db, store, clock })
  const library = createLibrary({ db, imageFiles, clock })
  return {
    imageFiles,
    imageWorker,
    imageVariants: { makeMissing, count: queue.count, retryFailed: queue.retryFailed },
    // Pages do not show a new or a removed image, so that only a change is notified.
    library: { ...library, change: notifyAfter(library.change) },
    files: downloads,
    uploads: createUploads({ db, clock, library }),
    close: async () => {
      const stopped = stop()
      for (const each of [imageWorker, background]) each.close()
      await stopped
    },
  }
}
