/** The image worker's process: runs one job after the other, and ends with the site. */
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Refused } from '../lib/errors.ts'
import { type ImageJob, imageJobs, type JobResult } from './worker-jobs.ts'

// Visitors' requests have priority, but on a busy machine this nice value still leaves a quarter of a processor. The
// system's "below normal" left a twelfth, and the variants of twelve images took five minutes.
const lowPriority = 5
if (process.argv.includes('--low-priority')) setPriority(lowPriority)

// A hostile picture of 50 million pixels can take a gigabyte. Where memory runs out, the system ends this process and not
// the site. Only Linux can be told so.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}

// A service or terminal signals every process of its group at once, but the site still finishes the jobs it has begun.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

process.on('message', async (job: ImageJob) => process.send?.(await resultOf(job)))

const resultOf = async ({ name, given }: ImageJob): Promise<JobResult<unknown>> => {
  const work = imageJobs[name] as (...given: unknown[]) => Promise<unknown>
  try {
    return { answer: await work(...given) }
  } catch (error) {
    return error instanceof Refused ? { refused: error.fields } : { failed: String(error) }
  }
}
