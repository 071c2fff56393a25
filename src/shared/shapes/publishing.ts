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

const tooMany = `An article has at most ${limits.tags} tags.`

const tag = z
  .string()
  .max(limits.tag, { error: ({ input }) => `The tag "${shown(input)}" is too long: at most ${limits.tag} characters.` })
  .refine((text) => slugOf(text) !== '' && isStorable(text), {
    error: ({ input }) => `The tag "${shown(input)}" needs letters or digits.`,
  })

const tags = z
  .string({ error: 'tags must be one text, with commas in between.' })
  .max(limits.tags * (limits.tag + 10), tooMany)
  .transform((text) => distinct(text.split(',').map((each) => each.trim().replace(/\s+/g, ' '))))
  .pipe(z.array(tag).max(limits.tags, tooMany))

const distinct = (tags: string[]) => [
  ...new Map(tags.filter((each) => each !== '').map((each) => [slugOf(each), each])).values(),
]

/** When readers see an article, and what it is about, as sent. Without a status it is published at once. */
export const publishingFields = {
  status: Status.optional(),
  publishAt: publishAt.optional().meta({
    format: 'date-time',
    description: 'When a scheduled article is published, with its time zone',
    example: '2026-11-28T14:00:00Z',
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
  tags: z.array(z.string()),
  version: z.int().meta({ description: 'Grows with each save' }),
  removedAt: z.iso.datetime().optional().meta({ description: 'Only for whoever is signed in' }),
  hasDraft: z
    .boolean()
    .optional()
    .meta({ description: 'Whoever asks has changes of their own beside it; only for whoever is signed in' }),
}
