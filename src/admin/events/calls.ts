/** The API calls of the pages for events, and the data of their form. Times are in UTC, which is the time in Ghana. */
import type { Region } from '#shared/country/regions.ts'
import type { Language } from '#shared/languages.ts'
import { manageEventsPath } from '#shared/paths.ts'
import type { Event, NewEvent, TakenTime } from '#shared/shapes/event.ts'
import { typedNumber } from '#shared/typed-number.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { type PageOf, pageQuery, withoutEmptyEnd } from '../page.ts'

export const newEventPath = `${manageEventsPath}/new`
export const editEventPath = (id: string) => `${manageEventsPath}/${id}`

/** The query of each tab; the first is the default. */
export const eventTabs = ['coming', 'past', 'uncounted', 'drafts', 'cancelled', 'removed'] as const
export type EventTab = (typeof eventTabs)[number]

export const eventTabIn = (request: Request) => {
  const when = new URL(request.url).searchParams.get('when')
  return eventTabs.find((tab) => tab === when) ?? 'coming'
}

export const listEvents = async (request: Request): Promise<PageOf<Event> | Failure> => {
  const query = { ...pageQuery(request), when: eventTabIn(request) }
  const body = await bodyOf(() => adminApi(request).events.$get({ query }))
  if (isFailure(body)) return body
  const { events: items, ...pages } = body
  return withoutEmptyEnd({ items, ...pages })
}

export type EventWithTimes = { event: Event; times: TakenTime[] }

export const loadStoredEvent = async (request: Request, id: string): Promise<EventWithTimes | Failure> => {
  const body = await bodyOf(() => adminApi(request).events[':id'].$get(withId(id)))
  return isFailure(body) ? body : { event: body.event, times: body.times ?? [] }
}

/** The hour and minute of a time, as the form shows them. */
export const clockTime = (moment: string) => moment.slice(11, 16)

const kinds: Event['kind'][] = ['screening', 'talk', 'other']

/** The fields of the form in the API's format. The API reports missing values and invalid times. */
export const eventIn = (form: FormData): NewEvent => {
  const text = (name: string) => String(form.get(name) ?? '')
  const at = (time: string) => `${text('day')}T${time}:00Z`
  return {
    kind: kinds.find((kind) => kind === text('kind')) ?? 'screening',
    title: text('title'),
    text: text('text'),
    startsAt: at(text('from')),
    endsAt: at(text('to')),
    // The server rejects a form without one.
    region: text('region') as Region,
    town: text('town'),
    landmark: text('landmark'),
    bring: text('bring'),
    cost: text('cost'),
    // The form offers only these.
    languages: form.getAll('languages') as Language[],
    contact: text('contact'),
    times: timesIn(text('times'), storedIn(text('storedTimes'))).map(({ time, ...rest }) => ({
      ...rest,
      startsAt: at(time),
    })),
  }
}

/** `1 week`, `2 week`, `1 month` and the last day; without a choice the event takes place once. */
export const repeatIn = (form: FormData): Pick<NewEvent, 'repeat'> => {
  const [every, unit] = String(form.get('repeat') ?? '').split(' ')
  if (unit !== 'week' && unit !== 'month') return {}
  return { repeat: { every: Number(every), unit, until: String(form.get('until') ?? '') } }
}

const listIn = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

type Stored = { id: string; time: string }

/** The hidden field: the ids of the event's times, each with its hour. */
const storedIn = (text: string): Stored[] =>
  listIn(text).map((each) => {
    const [time = '', id = ''] = each.split(' ')
    return { id, time }
  })

/**
 * One line per time: the hour and the number of places, as in `09:00 20`; without a number no sign-up is needed. As
 * long as no line is added or removed, a time whose hour was changed keeps its id, and with it its sign-ups.
 */
const timesIn = (text: string, stored: Stored[]) => {
  const lines = text
    .split('\n')
    .map((line) => line.trim().split(/[\s,;]+/))
    .filter(([time]) => time)
  const same = lines.map(([time]) => stored.find((each) => each.time === time)?.id)
  const changed = stored.filter(({ id }) => !same.includes(id)).map(({ id }) => id)
  const rest = lines.length === stored.length ? changed : []
  return lines.map(([time = '', places], index) => {
    const id = same[index] ?? rest.shift()
    return { time, places: placesOn(places), ...(id && { _id: id }) }
  })
}

/** Text that is not a number is rejected, because it must not become a time without a limit. */
const placesOn = (text: string | undefined) => (text === undefined ? null : typedNumber(text))
