/** The schemas of an event, such as a screening day: as visitors get it, and as editors send it. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import {
  forChanging,
  forCreating,
  LanguageTags,
  namedShape,
  PageQuery,
  plainText,
  RegionCode,
  requiredText,
  wholeNumber,
} from './fields.ts'

const Seats = wholeNumber('The number of seats', 1, limits.eventSeats, ', or nothing')
  .nullable()
  .meta({ description: 'Null: people just come' })

const EventTime = z.object({
  _id: z.string().max(64).optional().meta({
    description:
      'The time with this _id keeps its sign-ups, whatever its start is now. Without any _id: if every time is there at its old distance from the start of the event, the times have moved with it; otherwise a time with the same start is the same.',
  }),
  startsAt: z.iso.datetime('Choose the time.'),
  seats: Seats,
})

/** A text on one line, as the form shows it: line breaks become spaces. */
const onOneLine = (text: string) => text.replace(/\s*[\r\n]\s*/g, ' ')
const requiredLine = (name: string, max: number) => requiredText(name, max).overwrite(onOneLine)
const line = (name: string) => plainText(name, limits.eventLine).overwrite(onOneLine)

/** For a missing end, and for one that is not after the start. */
export const endNeeded =
  'Choose an end time that is after the start time. If the event ends on another day, choose its last day.'

export const untilNeeded = `Choose another date: a series has 2 to ${limits.seriesEvents} events.`

const fields = {
  kind: z.enum(['screening', 'talk', 'other']),
  title: requiredLine('title', limits.eventTitle),
  text: plainText('text', limits.eventText).meta({ description: 'Markdown' }),
  startsAt: z.iso.datetime('Choose the date and the start time.'),
  endsAt: z.iso.datetime(endNeeded),
  region: RegionCode,
  town: requiredLine('town', limits.eventLine),
  landmark: requiredLine('landmark', limits.eventLine),
  bring: line('bring'),
  cost: line('cost'),
  languages: LanguageTags,
  contact: line('contact'),
  times: z
    .array(EventTime, { error: 'times must be a list of times.' })
    .max(limits.eventTimes, `At most ${limits.eventTimes} times are allowed.`),
}

const Repeat = z
  .object({
    every: wholeNumber('The interval', 1, limits.seriesInterval),
    unit: z.enum(['week', 'month']),
    until: z.iso.date(untilNeeded),
  })
  .meta({
    description: `Adds a series: an event for each week or month, until the last day; at most ${limits.seriesEvents}. Each is an event of its own.`,
  })

const publish = z.boolean().optional().meta({ description: 'true: also publishes it, and every event of a new series' })

export const NewEvent = forCreating(fields, {
  ...{ text: '', bring: '', cost: '', contact: '' },
  languages: [],
  times: [],
}).extend({ repeat: Repeat.optional(), publish })
export type NewEvent = z.infer<typeof NewEvent>

export const EventChange = forChanging(fields).extend({ publish })
export type EventChange = z.infer<typeof EventChange>

const contacts = { email: z.int(), phoneOnly: z.int(), neither: z.int() }

/** Of all times with limited seats together. */
export const TakenSeats = namedShape('TakenSeats', { all: z.int(), taken: z.int() })

export const Event = namedShape('Event', {
  ...z.object(fields).omit({ times: true }).shape,
  languages: z.array(z.string()).meta({
    description: 'Tags of languages; events that were saved before tags were required may contain other texts',
  }),
  _id: z.string(),
  slug: z.string(),
  version: z.int(),
  state: z.enum(['draft', 'published', 'cancelled', 'removed']),
  sequence: z
    .int()
    .meta({ description: 'Counts the changes of time, place and cancellation, also those of its times' }),
  previousStartsAt: z.iso.datetime().optional().meta({ description: 'When the event was before it was moved' }),
  seriesId: z.string().optional().meta({ description: 'The id of the first event of its series' }),
  takesSignups: z.boolean(),
  allSeats: z.int().optional().meta({ description: 'Of all times with limited seats together' }),
  seats: TakenSeats.optional().meta({ description: 'For editors; absent without times with limited seats' }),
  untold: z.object(contacts).optional().meta({
    description:
      'After a change or a cancellation: how many sign-ups do not know of it yet, by how they can be told; see EventTime',
  }),
  textHtml: z.string().optional().meta({ description: 'The text as HTML; not in lists' }),
  updatedAt: z.iso.datetime(),
})
export type Event = z.infer<typeof Event>

export const EventsQuery = PageQuery.extend({
  when: z.enum(['coming', 'past', 'uncounted', 'cancelled', 'drafts', 'removed']).optional().default('coming').meta({
    description:
      'coming: not over yet, the next first; past and cancelled: the latest first; for editors only: uncounted (over, without counts), drafts, and removed (the trash)',
  }),
  region: RegionCode.optional(),
})
export type EventsQuery = z.infer<typeof EventsQuery>

/** A time for editors. */
export const TakenTime = namedShape('EventTime', {
  _id: z.string(),
  startsAt: z.iso.datetime(),
  seats: z.int().nullable(),
  taken: z.int(),
  contacts: z
    .object(contacts)
    .meta({ description: 'How many sign-ups get emails, can be told only by phone, or not at all' }),
})
export type TakenTime = z.infer<typeof TakenTime>
