/** Runs the jobs of the image worker in this process, which is faster for tests that are not about the process. */

import type { ImageWorker } from '#core/images/image-worker.ts'
import { imageJobs } from '#core/images/worker-jobs.ts'

export const imageWorker: ImageWorker = {
  run: (name, ...given) => (imageJobs[name] as (...given: unknown[]) => never)(...given),
}
