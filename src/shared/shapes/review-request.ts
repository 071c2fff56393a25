/** The schemas of the reviews that a writer requests for a draft. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { namedShape, optionalText, requiredText } from './fields.ts'

const events = ['requested', 'withdrawn', 'returned', 'approved'] as const
export type ReviewEvent = (typeof events)[number]

export const ReviewRequest = namedShape('ReviewRequest', {
  requestedAt: z.iso.datetime(),
  requestedBy: z.string().meta({ description: 'The name of the writer' }),
  assignedTo: z.string().optional().meta({ description: 'The name of the reviewer; absent: anyone who may publish' }),
  isMine: z.boolean().meta({ description: 'Whether you are the writer' }),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

export const ReviewComment = namedShape('ReviewComment', {
  _id: z.string(),
  at: z.iso.datetime(),
  who: z.string(),
  event: z.enum(events).meta({ description: 'What the user did at that moment; approved: published or scheduled' }),
  text: z.string(),
})
export type ReviewComment = z.infer<typeof ReviewComment>

const name = 'comment'

export const NewReviewRequest = z.object({
  comment: optionalText(name, limits.reviewComment).default(''),
  assignedTo: optionalText('assignedTo', 64).meta({
    description: 'The _id of the user who should review it; empty or absent: anyone who may publish',
  }),
})
export type NewReviewRequest = z.infer<typeof NewReviewRequest>

/** A draft that is sent back needs a comment, so that its writer knows what to change. */
export const SentBack = z.object({ comment: requiredText(name, limits.reviewComment) })
