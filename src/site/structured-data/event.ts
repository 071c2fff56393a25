/** The structured data (JSON-LD, schema.org) of an event. */
import { regions } from '#shared/country/regions.ts'
import { isKeyOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import { eventPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { publisher, type Thing } from './structured-data.tsx'

/** A cancelled event that was moved before is only marked as cancelled. */
export const eventThing = (event: Event, site: string): Thing => ({
  '@type': 'Event',
  name: event.title,
  url: site + eventPath(event.slug),
  description: eventsWording.summary(event),
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  ...statusOf(event),
  location: locationOf(event),
  organizer: publisher(site),
  ...languagesOf(event),
})

/** Only tags are valid here; an old event may contain other texts, which its page shows. */
const languagesOf = ({ languages: stored }: Event) => {
  const tags = stored.filter((text) => isKeyOf(languages, text))
  return tags.length > 0 ? { inLanguage: tags } : {}
}

const statusOf = ({ state, previousStartsAt }: Event) => {
  if (state === 'cancelled') return { eventStatus: 'https://schema.org/EventCancelled' }
  return previousStartsAt
    ? { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: previousStartsAt }
    : { eventStatus: 'https://schema.org/EventScheduled' }
}

const locationOf = ({ landmark, town, region }: Event): Thing => ({
  '@type': 'Place',
  name: landmark,
  address: {
    '@type': 'PostalAddress',
    streetAddress: landmark,
    addressLocality: town,
    addressRegion: regions[region],
    addressCountry: region.slice(0, 2),
  },
})
