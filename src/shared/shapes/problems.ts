import { z } from 'zod'

/** RFC 9457 problem details; `errors` holds one sentence for each refused field, `current` what came first. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    current: z.unknown().optional().meta({ type: 'object', additionalProperties: {} }),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>
