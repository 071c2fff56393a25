import { z } from 'zod'
import { blogFeed, newsFeed } from '../feeds.ts'
import { TakenSeats } from './event.ts'
import { namedShape } from './fields.ts'

/** What will be published or sent automatically, and events. */
export const ScheduledItem = namedShape('ScheduledItem', {
  kind: z.enum([newsFeed.kind, blogFeed.kind, 'newsletter', 'event']),
  _id: z.string(),
  title: z.string().meta({ description: 'The title of an article or an event, or the subject of a newsletter' }),
  at: z.iso.datetime().meta({ description: 'When it will be published or sent, or when the event starts' }),
  seats: TakenSeats.optional().meta({ description: 'Of an event that has times with limited seats' }),
})
export type ScheduledItem = z.infer<typeof ScheduledItem>
