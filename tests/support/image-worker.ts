/** The work of the picture imageWorker, done right here: quicker where the process is not what a test is about. */

import type { ImageWorker } from '#core/images/image-worker.ts'
import { imageJobs } from '#core/images/worker-jobs.ts'

export const imageWorker: ImageWorker = {
  run: (name, ...given) => (imageJobs[name] as (...given: unknown[]) => never)(...given),
}
