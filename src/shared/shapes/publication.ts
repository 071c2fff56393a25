/** The schemas of the publication of an article: its status, dates, address and tags. */
import { z } from 'zod'
import { blogFeed, newsFeed } from '../feeds.ts'
import { limits } from '../limits.ts'
import { slugOf } from '../slug.ts'
import { quoted, shown } from './fields.ts'
import { OpenPoint } from './open-points.ts'
import { ReviewRequest } from './review-request.ts'

const statuses = ['draft', 'scheduled', 'published'] as const

export const Status = z
  .enum(statuses, { error: ({ input }) => `status is ${quoted(input)}; it must be one of ${statuses.join(', ')}.` })
  .meta({ id: 'Status' })
export type Status = z.infer<typeof Status>

const moment = z.iso.datetime({ offset: true })

const publishAt = z
  .string({ error: 'publishAt must be text.' })
  .trim()
  .refine((text) => text === '' || moment.safeParse(text).success, {
    error: ({ input }) =>
      `publishAt is ${quoted(input)}; it must be a date and time like 2026-11-21T14:00:00Z, or empty.`,
  })
  .transform((text) => (text === '' ? '' : new Date(text).toISOString()))

const wrongIn = (tags: string[]) => {
  if (tags.length > limits.tags) return `An article has at most ${limits.tags} tags.`
  const long = tags.find((tag) => tag.length > limits.tag)
  if (long) return `The tag "${shown(long)}" is too long: at most ${limits.tag} characters.`
  const empty = tags.find((tag) => slugOf(tag) === '')
  return empty && `The tag "${shown(empty)}" needs letters or digits.`
}

const distinct = (tags: string[]) => [...new Map(tags.map((tag) => [slugOf(tag), tag])).values()]

const tags = z.string({ error: 'tags must be text, separated by commas.' }).transform((text, refusal) => {
  const written = text.slice(0, longest).split(',')
  const list = distinct(written.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean))
  const problem = wrongIn(list)
  if (!problem) return list
  refusal.addIssue(problem)
  return z.NEVER
})

// The part beyond the limit becomes one tag too many, or one that is too long, so that validation rejects it.
const longest = (limits.tags + 1) * (limits.tag + 10)

const { min, max } = limits.slug

const slug = z
  .string({ error: 'slug must be text.' })
  .trim()
  .refine(
    (text) => text === '' || (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length >= min && text.length <= max),
    {
      error: ({ input }) =>
        `slug is ${quoted(input)}; it must have ${min} to ${max} lower-case letters, digits and single hyphens between them, like walk-in-june.`,
    },
  )

/** The publication fields of an article and its tags, as sent. Without a status it is published at once. */
export const publishingFields = {
  status: Status.optional(),
  publishAt: publishAt.optional().meta({
    format: 'date-time',
    description: 'When a scheduled article is published, with time zone',
    example: '2026-11-28T14:00:00Z',
  }),
  slug: slug.optional().meta({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description: 'The last part of its address; earlier ones redirect to it. Empty: its _id',
    example: 'walk-in-june',
  }),
  tags: tags.optional().meta({
    type: 'string',
    description: `At most ${limits.tags} tags, separated by commas; empty for none`,
    example: 'Pain crisis, Schools',
  }),
}

/** The same fields, as stored and shown. */
export const shownPublishingFields = {
  status: Status,
  publishAt: z.iso.datetime().nullable().meta({ description: 'When it will be published automatically' }),
  slug: z.string().optional().meta({ description: 'The last part of its address, if that is not its _id' }),
  feedPath: z.string().optional().meta({
    description: 'The path in its id in feeds, if they issued it before 1.0; the ids of other articles have the _id',
  }),
  tags: z.array(z.string()),
  version: z.int().meta({ description: 'Increases with each save' }),
  isPinned: z.boolean().meta({ description: 'It is on top of its list' }),
  movedTo: z
    .enum([newsFeed.kind, blogFeed.kind])
    .optional()
    .meta({ description: 'Where the article is now, when it was read at an address that it had before it was moved' }),
  removedAt: z.iso.datetime().optional().meta({ description: 'Only for users' }),
  review: ReviewRequest.optional().meta({ description: 'The review that it waits for; only for users' }),
  open: z
    .array(OpenPoint)
    .optional()
    .meta({ description: 'What the site asks for and nobody has answered yet; only for users' }),
  hasDraft: z.boolean().optional().meta({ description: 'You have a draft of it; only for users' }),
}
