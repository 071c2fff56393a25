import { z } from 'zod'
import { limits } from '../limits.ts'
import { slugOf } from '../tags.ts'
import { isStorable, shown } from './text.ts'

const statuses = ['draft', 'scheduled', 'published'] as const

export const Status = z
  .enum(statuses, { error: ({ input }) => `status is "${shown(input)}"; it must be one of ${statuses.join(', ')}.` })
  .meta({ id: 'Status' })
export type Status = z.infer<typeof Status>

const moment = z.iso.datetime({ offset: true })

const publishAt = z
  .string({ error: 'publishAt must be one text.' })
  .trim()
  .refine((text) => text === '' || moment.safeParse(text).success, {
    error: ({ input }) => `publishAt is "${shown(input)}"; it must be a moment like 2026-11-21T14:00:00Z, or empty.`,
  })
  .transform((text) => (text === '' ? '' : new Date(text).toISOString()))

const wrongIn = (tags: string[]) => {
  if (tags.length > limits.tags) return `An article has at most ${limits.tags} tags.`
  const long = tags.find((tag) => tag.length > limits.tag)
  if (long) return `The tag "${shown(long)}" is too long: at most ${limits.tag} characters.`
  const empty = tags.find((tag) => slugOf(tag) === '' || !isStorable(tag))
  return empty && `The tag "${shown(empty)}" needs letters or digits.`
}

const distinct = (tags: string[]) => [...new Map(tags.map((tag) => [slugOf(tag), tag])).values()]

const tags = z.string({ error: 'tags must be one text, with commas in between.' }).transform((text, refusal) => {
  const written = text.slice(0, longest).split(',')
  const list = distinct(written.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean))
  const problem = wrongIn(list)
  if (!problem) return list
  refusal.addIssue(problem)
  return z.NEVER
})

// Whatever is beyond makes one tag too many, or one too long.
const longest = (limits.tags + 1) * (limits.tag + 10)

const { min, max } = limits.slug

const slug = z
  .string({ error: 'slug must be one text.' })
  .trim()
  .refine(
    (text) => text === '' || (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length >= min && text.length <= max),
    {
      error: ({ input }) =>
        `slug is "${shown(input)}"; it must have ${min} to ${max} small letters, digits and single hyphens in between, like walk-in-june.`,
    },
  )

/** When readers see an article, and what it is about, as sent. Without a status it is published at once. */
export const publishingFields = {
  status: Status.optional(),
  publishAt: publishAt.optional().meta({
    format: 'date-time',
    description: 'When a scheduled article is published, with its time zone',
    example: '2026-11-28T14:00:00Z',
  }),
  slug: slug.optional().meta({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description: 'The last part of its address; earlier ones lead on to it. Empty: its _id',
    example: 'walk-in-june',
  }),
  tags: tags.optional().meta({
    type: 'string',
    description: `What it is about: at most ${limits.tags} tags of a few words, with commas in between; empty for none`,
    example: 'Pain crisis, Schools',
  }),
}

/** The same as they are kept and shown. */
export const shownPublishingFields = {
  status: Status,
  publishAt: z.iso.datetime().nullable().meta({ description: 'When it will be published by itself' }),
  slug: z.string().optional().meta({ description: 'The last part of its address, when that is not its _id' }),
  tags: z.array(z.string()),
  version: z.int().meta({ description: 'Grows with each save' }),
  removedAt: z.iso.datetime().optional().meta({ description: 'Only for whoever is signed in' }),
  hasDraft: z
    .boolean()
    .optional()
    .meta({ description: 'Whoever asks has changes of their own beside it; only for whoever is signed in' }),
}
