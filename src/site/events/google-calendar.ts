import type { Event } from '#shared/shapes/event.ts'
import { eventsWording } from '#shared/wording/events.ts'

/** A plain link that opens Google Calendar with the event filled in. */
export const googleCalendarLink = (event: Event, address: string) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${basic(event.startsAt)}/${basic(event.endsAt)}`,
    location: eventsWording.where(event),
    details: [...eventsWording.notes(event), address].join('\n'),
  })}`

const basic = (moment: string) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`
