/** Makes the files that pictures still lack, one picture at a time, without anyone waiting for them. */
import { createSemaphore } from '../lib/semaphore.ts'
import type { createImageQueue } from './image-queue.ts'
import type { Media } from './media.ts'
import type { StoredImage } from './stored-image.ts'
import type { Workshop } from './workshop.ts'

type Parts = { queue: ReturnType<typeof createImageQueue>; media: Media; workshop: Workshop }
/** That a picture is done, or why it is not. */
export type Finished = { id: string; seconds: number; failure: Error | undefined }

export const createImageFinishing = ({ queue, media, workshop }: Parts) => {
  const oneAtATime = createSemaphore(1)
  let isOpen = true

  const finishOne = async (image: StoredImage) => {
    const finished = await media.finish(image, workshop)
    if (!(await queue.keep(finished))) await media.discard(finished)
  }
  const tried = async (image: StoredImage): Promise<Finished> => {
    const startedAt = performance.now()
    const failure = await finishOne(image).then(
      () => undefined,
      // A picture that was deleted meanwhile lacks nothing any more.
      async (error: Error) => ((await queue.isThere(image.id)) ? error : undefined),
    )
    return { id: image.id, seconds: (performance.now() - startedAt) / 1000, failure }
  }
  const finishAll = async (tell: (done: Finished) => void) => {
    while (isOpen) {
      const image = await queue.claim()
      if (!image) return
      const done = await tried(image)
      if (isOpen) tell(done)
      else if (done.failure) await queue.giveBack(image.id)
    }
  }
  return {
    /** Until no picture lacks anything, as far as it can be had now. What fails is left alone for a while. */
    finish: (tell: (done: Finished) => void = () => {}) => oneAtATime(() => finishAll(tell)),
    /** To be called before the workshop closes: the picture at hand is left as it was. */
    stop: () => {
      isOpen = false
      return oneAtATime(async () => {})
    },
  }
}
