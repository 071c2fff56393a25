/** The workshop's own process: does one job after the other, and ends with whoever started it. */
import { setPriority } from 'node:os'
import { Refused } from '../lib/errors.ts'
import { type Job, jobs, type Outcome } from './jobs.ts'

// Visitors come first, but even a busy machine must come round to the background some time: about a quarter of a
// processor then. With the system's own "below normal" it was a twelfth, and twelve pictures took five minutes.
const patience = 5
if (process.argv.includes('--patient')) setPriority(patience)

// Both reach every process of a service or a terminal at once, while the site still finishes what it has begun.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

process.on('message', async (job: Job) => process.send?.(await outcomeOf(job)))

const outcomeOf = async ({ name, given }: Job): Promise<Outcome> => {
  const work = jobs[name] as (...given: unknown[]) => Promise<unknown>
  try {
    return { answer: await work(...given) }
  } catch (error) {
    return error instanceof Refused ? { refused: error.fields } : { failed: String(error) }
  }
}
