/** Connects the parts of the image code: the store, the workers, the variants and the library. */
import type { Config } from '#config.ts'
import { createBackupJobs, skipRemovalDuringBackup } from '../backup/jobs.ts'
import type { Database } from '../database/tables.ts'
import { createFiles } from '../files/files.ts'
import type { Clock } from '../lib/clock.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { createImageFiles, type ImageFiles } from './image-files.ts'
import { createVariantQueue, type VariantQueue } from './image-queue.ts'
import { type ImageWorker, openImageWorker } from './image-worker.ts'
import { createLibrary } from './library.ts'
import { openImageStore } from './store.ts'
import type { StoredImage } from './stored-image.ts'
import { createUploads } from './uploads.ts'

type ImageDeps = { config: Config; db: Database; clock: Clock }

export type Images = ReturnType<typeof openImages>

export const openImages = ({ config, db, clock }: ImageDeps) => {
  // Two workers, so that an upload never waits for variants.
  const imageWorker = openImageWorker()
  const lowPriorityWorker = openImageWorker({ hasLowPriority: true })
  const files = openImageStore(config)
  const store = skipRemovalDuringBackup(files, createBackupJobs(db, clock).isRunning)
  const imageFiles = createImageFiles(store, imageWorker, files.remove)
  const queue = createVariantQueue(db, clock)
  const { makeMissing, stop } = createVariants({
    queue,
    imageFiles,
    imageWorker: lowPriorityWorker,
  })
  const downloads = createFiles({ db, store, clock })
  const library = createLibrary({ db, imageFiles, clock })
  return {
    imageFiles,
    imageWorker,
    lowPriorityWorker,
    imageVariants: { makeMissing, count: queue.count, retryFailed: queue.retryFailed },
    library,
    files: downloads,
    uploads: createUploads({ db, clock, library }),
    storeProblem: () => files.problem?.(),
    close: async () => {
      const stopped = stop()
      for (const each of [imageWorker, lowPriorityWorker]) each.close()
      await stopped
    },
  }
}

/**
 * Makes the missing variants of images in the background, one image at a time. Their sizes and
 * qualities are in `resize.ts`.
 */
type VariantDeps = {
  queue: VariantQueue
  imageFiles: Pick<ImageFiles, 'makeVariants' | 'erase'>
  imageWorker: ImageWorker
}
/** `failure` is undefined when the variants of the image are made. */
type VariantResult = { id: string; seconds: number; failure: Error | undefined }

export const createVariants = ({ queue, imageFiles, imageWorker }: VariantDeps) => {
  const oneAtATime = createSemaphore(1)
  let isOpen = true

  const makeOne = async (image: StoredImage) => {
    const complete = await imageFiles.makeVariants(image, imageWorker)
    // The image was deleted meanwhile. `removeOrphans` deletes what cannot be removed now.
    if (!(await queue.save(complete))) await imageFiles.erase(complete).catch(() => {})
  }
  const tryOne = async (image: StoredImage): Promise<VariantResult> => {
    const startedAt = performance.now()
    const failure = await makeOne(image).then(
      () => undefined,
      // An image that was deleted meanwhile needs no variants.
      async (error: Error) => ((await queue.hasImage(image.id)) ? error : undefined),
    )
    return { id: image.id, seconds: (performance.now() - startedAt) / 1000, failure }
  }
  const makeAll = async (onResult: (result: VariantResult) => void) => {
    while (isOpen) {
      const image = await queue.lease()
      if (!image) return
      const result = await tryOne(image)
      if (isOpen) onResult(result)
      else if (result.failure) await queue.release(image.id)
    }
  }
  return {
    /** Works until the queue is empty. An image that fails is retried when its lease has expired. */
    makeMissing: (onResult: (result: VariantResult) => void = () => {}) => oneAtATime(() => makeAll(onResult)),
    /** Call it before the worker closes: an image in progress goes back to the queue. */
    stop: () => {
      isOpen = false
      return oneAtATime(async () => {})
    },
  }
}
