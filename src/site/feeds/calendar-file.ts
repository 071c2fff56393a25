/**
 * Writes the format of calendar files (iCalendar, RFC 5545), for phones, Google Calendar, Outlook and others.
 * `event-calendar.ts` decides what each file contains.
 */
import { withoutHidden } from '#shared/hidden-characters.ts'
import { eventPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { signupWording } from '#shared/wording/signups.ts'
import type { FeedSite } from './feed-id.ts'

/** `code`: the code of the person whose own time is `startsAt`. */
export type CalendarEntry = Event & { code?: string }

/** The UID of an event stays when its slug or the domain changes. */
export const calendarFileOf = (events: CalendarEntry[], { url: site, feedUrl }: FeedSite) => {
  const { host } = new URL(feedUrl)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => entryOf(event, site, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const entryOf = (event: CalendarEntry, site: string, host: string) => {
  const { _id, title, startsAt, endsAt, state, sequence, updatedAt, slug, code } = event
  const url = site + eventPath(slug)
  const notes = [...(code ? [signupWording.taken.show(code)] : []), ...eventsWording.notes(event), url]
  return [
    'BEGIN:VEVENT',
    `UID:${code ? `${_id}-${code}` : _id}@${host}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(eventsWording.where(event))}`,
    `DESCRIPTION:${escaped(notes.join('\n'))}`,
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** 2026-11-21T09:00:00.000Z becomes 20261121T090000Z. */
export const utc = (moment: string) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`

/** Control characters are forbidden everywhere in a calendar file, and tabs tell nothing. */
const escaped = (text: string) =>
  withoutHidden(text)
    .replaceAll('\t', ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')

const octets = new TextEncoder()
const maxOctets = 75

/** A line of at most 75 octets; longer ones continue after a line break and a space. No character is split. */
const folded = (line: string) => {
  let result = ''
  let length = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > maxOctets) {
      result += '\r\n '
      length = 1
    }
    result += character
    length += size
  }
  return result
}
