import { z } from 'zod'
import { blogFeed, newsFeed } from '../feeds.ts'

/** What will be published or sent automatically. */
export const ScheduledItem = z
  .object({
    kind: z.enum([newsFeed.kind, blogFeed.kind, 'newsletter']),
    _id: z.string(),
    title: z.string().meta({ description: 'The title of an article, or the subject of a newsletter' }),
    at: z.iso.datetime().meta({ description: 'When it will be published or sent' }),
  })
  .meta({ id: 'ScheduledItem' })
export type ScheduledItem = z.infer<typeof ScheduledItem>
