import { expect, test } from 'vitest'
import { eventsWording } from '#shared/wording/events.ts'
import { testClock } from '#test/core.ts'
import { screeningDay } from '#test/events.ts'
import { pagesApi } from '#test/pages-api.ts'
import { structuredDataErrors } from '#test/structured-data-rules.ts'
import { eventThing } from '../structured-data/event.ts'
import { jsonLd } from '../structured-data/structured-data.tsx'
import { googleCalendarLink } from './google-calendar.ts'
import { eventChoiceIn, hrefOfChoice, loadEvent, loadEvents } from './load-events.ts'

const site = 'https://day.example'

const withDay = async () => {
  const { clock } = testClock('2026-06-19T08:00:00.000Z')
  const { core, client } = await pagesApi({ clock })
  const { _id, slug } = await core.events.add({ ...screeningDay, text: 'Bring **a friend**.' })
  const load = async () => {
    const result = await loadEvent(client, slug)
    if (result.is !== 'found') throw new Error(`The event is ${result.is}.`)
    return result.event
  }
  return { events: core.events, client, _id, slug, load }
}

test('visitors see an event with its text as HTML only after it is published', async () => {
  const { events, client, _id, slug, load } = await withDay()
  expect(await loadEvent(client, slug)).toEqual({ is: 'missing' })
  await events.publish(_id)
  expect(await load()).toMatchObject({ slug, textHtml: '<p>Bring <strong>a friend</strong>.</p>\n' })
  const list = (url: string) => loadEvents(client, eventChoiceIn(site + url), 10)
  expect(await list('/events?region=Volta')).toMatchObject({ is: 'found', events: [{ slug }] })
  expect(await list('/events?region=GH-AA')).toMatchObject({ is: 'found', events: [] })
  expect(await list('/events?when=past')).toMatchObject({ is: 'found', events: [] })
  expect(await list('/events?page=2')).toEqual({ is: 'missing' })
})

test('structured data follows the rules, and says if an event has moved or is cancelled', async () => {
  const { events, _id, load } = await withDay()
  await events.publish(_id)
  const read = async () => JSON.parse(jsonLd([eventThing(await load(), site)]))['@graph']
  const first = await read()
  expect(structuredDataErrors(first)).toEqual([])
  expect(first[0].eventStatus).toBe('https://schema.org/EventScheduled')
  await events.change(_id, { startsAt: '2026-06-27T09:00:00Z', endsAt: '2026-06-27T15:00:00Z' })
  const moved = await read()
  expect(structuredDataErrors(moved)).toEqual([])
  expect(moved[0]).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: '2026-06-27T09:00:00.000Z',
    previousStartDate: '2026-06-26T09:00:00.000Z',
  })
  await events.cancel(_id)
  expect((await read())[0].eventStatus).toBe('https://schema.org/EventCancelled')
})

test('structured data names only languages with a tag', async () => {
  const { events, _id, load } = await withDay()
  await events.publish(_id)
  const event = await load()
  const languagesIn = (languages: string[]) => eventThing({ ...event, languages }, site).inLanguage
  expect(languagesIn(['tw', 'Fante'])).toEqual(['tw'])
  expect(languagesIn(['Fante'])).toBeUndefined()
})

test('the text for sharing and the Google Calendar link have time and place', async () => {
  const { events, _id, slug, load } = await withDay()
  await events.publish(_id)
  const event = await load()
  const told = 'Free screening, Friday 26 June 2026, 09:00 to 15:00, Behind the market, Ho, Volta.'
  expect(eventsWording.shared(event)).toBe(told)
  const { searchParams } = new URL(googleCalendarLink(event, `${site}/events/${slug}`))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    text: 'Free screening',
    dates: '20260626T090000Z/20260626T150000Z',
    location: 'Behind the market, Ho, Volta',
  })
  await events.cancel(_id)
  expect(eventsWording.shared(await load())).toBe(`This event is cancelled. ${told}`)
})

test.each([
  ['/events', '/events'],
  ['/events?region=Volta&page=1', '/events?region=GH-TV'],
  ['/events?when=past&region=nowhere&page=3', '/events?when=past&page=3'],
  ['/events?when=never', '/events'],
])('the filters in %s lead to the address %s', (given, address) => {
  expect(hrefOfChoice(eventChoiceIn(site + given))).toBe(address)
})
