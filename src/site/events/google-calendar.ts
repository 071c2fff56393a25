import type { Event } from '#shared/shapes/event.ts'
import type { Signup } from '#shared/shapes/signup.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { endOfSlot, signupWording } from '#shared/wording/signups.ts'
import { utc } from '../feeds/calendar-file.ts'

/** A plain link that opens Google Calendar with the event filled in. */
export const googleCalendarLink = (event: Event, address: string) =>
  linkTo(event, eventsWording.where(event), [...eventsWording.notes(event), address])

/** Google refuses long addresses, and each ɛ takes six characters of one. */
const longestNote = 300

/** The same with one person's own time and code; `notes` of the event. Some phones cannot open a calendar file. */
export const googleCalendarLinkOf = ({ event, startsAt }: Signup, code: string, notes: string[], address: string) =>
  linkTo({ ...event, startsAt, endsAt: endOfSlot(event, startsAt) }, event.place, [
    signupWording.taken.show(code),
    ...notes.map((note) => (note.length > longestNote ? `${note.slice(0, longestNote)}…` : note)),
    address,
  ])

type When = Pick<Event, 'title' | 'startsAt' | 'endsAt'>

const linkTo = ({ title, startsAt, endsAt }: When, location: string, lines: string[]) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utc(startsAt)}/${utc(endsAt)}`,
    location,
    details: lines.join('\n'),
  })}`
