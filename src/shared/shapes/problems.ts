import { z } from 'zod'
import { namedShape } from './fields.ts'

/**
 * RFC 9457 problem details; `errors` has one sentence for each rejected field, `current` the version that was saved
 * first.
 */
export const Problem = namedShape('Problem', {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional().meta({ type: 'object', additionalProperties: {} }),
})
export type Problem = z.infer<typeof Problem>
