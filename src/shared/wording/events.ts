/** Texts of the pages of events, of their calendar files and of what people share. */
import { regions } from '../country/regions.ts'
import { longDay } from '../format.ts'
import { withTown } from '../names-town.ts'
import type { Event } from '../shapes/event.ts'
import { dayAndTime } from './signups.ts'

type When = Pick<Event, 'startsAt' | 'endsAt'>
type Where = Pick<Event, 'landmark' | 'town' | 'region'>
type Shared = Pick<Event, 'title' | 'state'> & When & Where

/** 12 December 2026, 09:30 to 14:00. Only an event that ends on another day has a second date. */
const when = ({ startsAt, endsAt }: When) =>
  `${dayAndTime(startsAt)} to ${longDay(startsAt) === longDay(endsAt) ? endsAt.slice(11, 16) : dayAndTime(endsAt)}`

const where = ({ landmark, town, region }: Where) => [landmark, town, regions[region]].join(', ')

const titled = ({ title, town }: Pick<Event, 'title' | 'town'>) => withTown(title, town)

const kinds: Record<Event['kind'], string> = { screening: 'Screening day', talk: 'Talk', other: 'Event' }

const cancelled = 'This day is cancelled.'
const isCancelled = 'Cancelled'

const moved = (before: string) => `The time has changed. It was planned for ${dayAndTime(before)}.`

export const eventsWording = {
  title: 'Screening days and events',
  titleIn: (title: string, region: string) => `${title}: ${region}`,
  description: 'Coming days on which you can be tested or meet us, by date, region and town.',
  lead: 'Here you see where we will be, and when. Read the page of a day before you travel, because a day can change.',
  kinds,
  region: 'Region',
  anyRegion: 'All regions',
  show: 'Show days',
  coming: 'Coming days',
  empty: 'No day is announced. When we plan one, it will be on this page.',
  emptyIn: (region: string) => `No day is announced in this region: ${region}.`,
  all: 'Show all coming days',
  past: 'Past days',
  allPast: 'All past days',
  noPast: 'There is no past day in this list.',
  pages: 'Pages of the list',
  page: (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`),
  subscribe: 'All coming days as a calendar file',
  places: 'Where you can be tested on any other day',
  failed: 'The days could not be loaded. Please try again.',
  missingTitle: 'We do not know this day',
  missing: 'Nobody announced this day, or we took it off the site.',
  titled,
  when,
  where,
  cancelled,
  moved,
  isCancelled,
  isMoved: 'New time',
  over: 'This day is over.',
  next: 'See the coming days',
  facts: {
    kind: 'What',
    bring: 'Bring',
    cost: 'Cost',
    languages: 'Languages',
    contact: 'Contact',
  },
  walkIn: 'You do not need to sign up. Just come.',
  signUpLead: 'Places are limited, so each person takes a place first.',
  signUp: 'Take a place',
  calendar: 'Calendar file',
  google: 'Google Calendar',
  whatsApp: 'Share on WhatsApp',
  print: 'Print on one sheet',
  sheetNote: 'Look at this page before you come: a day can change.',
  tools: 'Keep this day, and tell others',
  /** What people send each other: it must be enough without opening the link. */
  shared: ({ title, state, ...event }: Shared) =>
    `${state === 'cancelled' ? `${cancelled} ` : ''}${title}, ${when(event)}, ${where(event)}.`,
  /** On the picture that chat programs show beside the link. */
  pictured: ({ title, state, startsAt, landmark, town }: Shared) => ({
    title: state === 'cancelled' ? `${isCancelled}: ${title}` : title,
    when: dayAndTime(startsAt),
    where: `${landmark}, ${town}`,
  }),
  summary: (event: Pick<Event, 'kind'> & When & Where) => `${kinds[event.kind]}. ${when(event)}. ${where(event)}.`,
  /** The lines of a calendar entry. */
  notes: ({ state, previousStartsAt, bring, cost }: Pick<Event, 'state' | 'previousStartsAt' | 'bring' | 'cost'>) => [
    ...(state === 'cancelled' ? [cancelled] : []),
    ...(state !== 'cancelled' && previousStartsAt ? [moved(previousStartsAt)] : []),
    ...(bring ? [`Bring: ${bring}`] : []),
    ...(cost ? [`Cost: ${cost}`] : []),
  ],
} as const
