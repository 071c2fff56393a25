/** The work of the picture workshop, done right here: quicker where the process is not what a test is about. */
import { jobs } from '#core/images/jobs.ts'
import type { Workshop } from '#core/images/workshop.ts'

export const workshop: Workshop = { do: (name, ...given) => (jobs[name] as (...given: unknown[]) => never)(...given) }
