import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Event } from '#shared/shapes/event.ts'
import { type CalendarEntry, calendarFileOf } from './calendar-file.ts'

const site = 'https://day.example'
const urls = { url: site, feedUrl: site }

const event: Event = {
  _id: '0123456789abcdef',
  slug: 'screening-day-ho-2026-12-12',
  version: 3,
  kind: 'screening',
  title: 'Screening day; with “Ɛyɛ”, a \\ and commas',
  text: '',
  startsAt: '2026-12-12T09:00:00.000Z',
  endsAt: '2026-12-12T14:30:00.000Z',
  region: 'GH-TV',
  town: 'Ho',
  landmark: 'Behind the market, blue gate; ask for Ɛsi at the second stall on the left 🏥🏥🏥🏥🏥🏥',
  bring: 'Water, and a hat',
  cost: 'Free',
  languages: ['en', 'ee'],
  contact: '',
  state: 'published',
  sequence: 0,
  takesSignups: false,
  updatedAt: '2026-11-20T08:15:30.123Z',
}

const read = (events: CalendarEntry[]) => {
  const file = calendarFileOf(events, urls)
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  return { file, calendar, entries: calendar.getAllSubcomponents('vevent') }
}

const valuesOf = (entry: ICAL.Component) =>
  Object.fromEntries(entry.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]))

test('an independent parser reads every field, with times in UTC', () => {
  const { calendar, entries } = read([event])
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//day.example//events//EN')
  expect(entries.map(valuesOf)).toEqual([
    {
      uid: '0123456789abcdef@day.example',
      dtstamp: '2026-11-20T08:15:30Z',
      'last-modified': '2026-11-20T08:15:30Z',
      dtstart: '2026-12-12T09:00:00Z',
      dtend: '2026-12-12T14:30:00Z',
      sequence: '0',
      status: 'CONFIRMED',
      summary: event.title,
      location: `${event.landmark}, Ho, Volta`,
      description: `Bring: Water, and a hat\nCost: Free\n${site}/events/${event.slug}`,
      url: `${site}/events/${event.slug}`,
    },
  ])
})

test('a cancelled and a moved event keep their UID and raise the sequence, and the moved one names its old time', () => {
  const moved: Event = { ...event, sequence: 1, previousStartsAt: '2026-12-05T09:00:00.000Z' }
  const cancelled: Event = { ...moved, sequence: 2, state: 'cancelled' }
  const [first, second] = read([moved, cancelled]).entries.map(valuesOf)
  expect(first).toMatchObject({ status: 'CONFIRMED', sequence: '1', dtstart: '2026-12-12T09:00:00Z' })
  expect(first?.description).toMatch(/^The time has changed. It was planned for Saturday 5 December 2026, 09:00\.\n/)
  expect(second).toMatchObject({ status: 'CANCELLED', sequence: '2', uid: first?.uid })
  expect(second?.description).toMatch(/^This event is cancelled\.\n/)
})

test('a person’s entry has their own time, code and UID', () => {
  const own = { ...event, startsAt: '2026-12-12T11:00:00.000Z', code: 'K3WDX-9M2HA' }
  const [entry] = read([own]).entries.map(valuesOf)
  expect(entry).toMatchObject({ dtstart: '2026-12-12T11:00:00Z', uid: '0123456789abcdef-K3WDX-9M2HA@day.example' })
  expect(entry?.description).toMatch(/^Your code is K3WDX-9M2HA\. Show it when you come\.\nBring: /)
})

test('each line ends with CRLF and has at most 75 octets', () => {
  const { file } = read([event])
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
})

test('the text of an event cannot add lines to the file', () => {
  const { entries } = read([{ ...event, title: 'A day\r\nSTATUS:CANCELLED\nEND:VEVENT\u0007' }])
  expect(entries).toHaveLength(1)
  expect(entries.map(valuesOf)[0]).toMatchObject({
    status: 'CONFIRMED',
    summary: 'A day\nSTATUS:CANCELLED\nEND:VEVENT',
  })
})

test('an event keeps its UID when the site moves to another domain', () => {
  const moved = calendarFileOf([event], { url: 'https://new.example', feedUrl: site })
  expect(moved).toContain('UID:0123456789abcdef@day.example')
  expect(moved).toContain('URL:https://new.example/')
})

test('an entry has the text and the contact of the event', () => {
  const [entry] = read([{ ...event, text: 'Bring your card.', contact: '024 123 4567' }]).entries.map(valuesOf)
  expect(entry?.description).toContain('Contact: 024 123 4567\nBring your card.')
})

test('a calendar without coming events is still valid', () => {
  expect(read([]).entries).toEqual([])
})

test('the file of one event is at most 1 KB', () => {
  expect(Buffer.byteLength(calendarFileOf([event], urls))).toBeLessThan(1024)
})
