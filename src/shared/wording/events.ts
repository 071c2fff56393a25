/** Texts of the pages of events, of their calendar files and of what people share. */
import { regions } from '../country/regions.ts'
import { clockTime, counted, longDay } from '../format.ts'
import { withTown } from '../names-town.ts'
import type { Event } from '../shapes/event.ts'
import { dayAndHours, dayAndTime, isMidnight } from './signups.ts'

type When = Pick<Event, 'startsAt' | 'endsAt'>
type Where = Pick<Event, 'landmark' | 'town' | 'region'>
type Shared = Pick<Event, 'title' | 'state'> & When & Where

const where = ({ landmark, town, region }: Where) => [landmark, town, regions[region]].join(', ')

const titled = ({ title, town }: Pick<Event, 'title' | 'town'>) => withTown(title, town)

/** For previews and feeds, where people may read nothing but the title. */
const named = ({ title, state }: Pick<Event, 'title' | 'state'>) =>
  state === 'cancelled' ? `${isCancelled}: ${title}` : title

const kinds: Record<Event['kind'], string> = { screening: 'Screening day', talk: 'Talk', other: 'Event' }

const cancelled = 'This event is cancelled.'
const isCancelled = 'Cancelled'

const moved = (before: string) => `The time has changed. It was planned for ${dayAndTime(before)}.`

type Noted = Pick<Event, 'state' | 'previousStartsAt' | 'bring' | 'cost' | 'contact' | 'text'>

export const eventsWording = {
  title: 'Screening days and events',
  titleIn: (title: string, region: string) => `${title}: ${region}`,
  description: 'Our next events, where you can be tested or meet us, by date, region and town.',
  lead: 'Where to meet us, and when. Plans can change, so look again before you travel.',
  kinds,
  region: 'Region',
  anyRegion: 'All regions',
  show: 'Show events',
  coming: 'Next events',
  empty: 'No events are planned yet. As soon as we plan one, you will see it here.',
  emptyIn: (region: string) => `No events are planned in this region: ${region}.`,
  all: 'Show the next events in all regions',
  past: 'Past events',
  allPast: 'All past events',
  noPast: 'There are no past events in this list.',
  pages: 'Pages of the list',
  page: (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`),
  subscribe: 'Add all events to your calendar',
  failed: 'The events could not be loaded. Please try again.',
  missingTitle: 'We cannot find this event',
  missing: 'We may have taken it off the site, or the link may be mistyped.',
  titled,
  named,
  when: dayAndHours,
  where,
  cancelled,
  moved,
  isCancelled,
  isMoved: 'New time',
  isOn: 'On now',
  /** Whether the event has begun and is not over, however many days it lasts. */
  runs: ({ startsAt, endsAt }: When, now: string) => startsAt <= now && now < endsAt,
  over: 'This event is over.',
  next: 'See the next events',
  facts: {
    kind: 'What',
    bring: 'Bring',
    cost: 'Cost',
    seats: 'Seats',
    languages: 'Languages',
    contact: 'Contact',
  },
  walkIn: 'You do not need to sign up. Just come.',
  signUpLead: 'Seats are limited, so please sign up first.',
  signUpFirst: 'Sign up first',
  seats: (all: number) => counted(all, 'seat', 'seats'),
  signUp: 'Sign up',
  calendar: 'Calendar file',
  google: 'Google Calendar',
  sheetNote: 'Look at this page again before you come, because plans can change.',
  tools: 'Save the date',
  /** The text that people share: it must be useful without opening the link. */
  shared: ({ title, state, ...event }: Shared) =>
    `${state === 'cancelled' ? `${cancelled} ` : ''}${title}, ${dayAndHours(event)}, ${where(event)}.`,
  /** On the picture that chat programs show beside the link. */
  pictured: ({ title, state, startsAt, landmark, town }: Shared) => ({
    title: named({ title, state }),
    // Without the day of the week, so that the line fits beside the pattern.
    when: isMidnight(startsAt) ? longDay(startsAt) : `${longDay(startsAt)}, ${clockTime(startsAt)}`,
    where: `${landmark}, ${town}`,
  }),
  summary: (event: Pick<Event, 'kind'> & When & Where) =>
    `${kinds[event.kind]}. ${dayAndHours(event)}. ${where(event)}.`,
  /** The lines of a calendar entry. */
  notes: ({ state, previousStartsAt, bring, cost, contact, text }: Noted) => [
    ...(state === 'cancelled' ? [cancelled] : []),
    ...(state !== 'cancelled' && previousStartsAt ? [moved(previousStartsAt)] : []),
    ...(bring ? [`Bring: ${bring}`] : []),
    ...(cost ? [`Cost: ${cost}`] : []),
    ...(contact ? [`Contact: ${contact}`] : []),
    ...(text ? [text] : []),
  ],
} as const
