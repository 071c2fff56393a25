/**
 * Makes the missing variants of images in the background, one image at a time. Their sizes and
 * qualities are in `resize.ts`.
 */
import { createSemaphore } from '../lib/semaphore.ts'
import type { ImageFiles } from './image-files.ts'
import type { VariantQueue } from './image-queue.ts'
import type { ImageWorker } from './image-worker.ts'
import type { StoredImage } from './stored-image.ts'

export type VariantDeps = {
  queue: VariantQueue
  imageFiles: Pick<ImageFiles, 'makeVariants' | 'erase'>
  imageWorker: ImageWorker
}
/** `failure` is undefined when the variants of the image are made. */
export type VariantResult = { id: string; seconds: number; failure: Error | undefined }

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
    /** Works until the queue offers no image. An image that fails is retried when its lease has expired. */
    makeMissing: (onResult: (result: VariantResult) => void = () => {}) => oneAtATime(() => makeAll(onResult)),
    /** Call it before the worker closes: an image that is being worked on goes back to the queue. */
    stop: () => {
      isOpen = false
      return oneAtATime(async () => {})
    },
  }
}
