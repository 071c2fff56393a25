/** The API calls of the pages for events, and the data of their form. */
import { withId } from '#page/api-client.ts'
import type { Region } from '#shared/country/regions.ts'
import { recordOf } from '#shared/keys.ts'
import type { Language } from '#shared/languages.ts'
import { manageEventsPath } from '#shared/paths.ts'
import type { Event, NewEvent, TakenTime } from '#shared/shapes/event.ts'
import { typedNumber } from '#shared/typed-number.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { defineFilters } from '../lists/filters.ts'
import { listFrom, pageQuery } from '../page.ts'
import { spanOf, startOfTime, type TypedTime, type TypedWhen } from './typed-when.ts'

export const newEventPath = `${manageEventsPath}/new`
export const editEventPath = (id: string) => `${manageEventsPath}/${id}`

/** The first tab is the default. */
const eventTabs = ['coming', 'past', 'uncounted', 'drafts', 'cancelled', 'removed'] as const
export const eventFilters = defineFilters({ when: eventTabs })

const listEvents = (
  request: Request,
  query: ReturnType<typeof eventFilters.chosen> & { page: string; limit: string },
) => listFrom(request, 'events', () => adminApi(request).events.$get({ query }))

/** The events of a tab, and how many wait for counts. */
export const loadEventTab = async (request: Request) => {
  const [list, waiting] = await Promise.all([
    listEvents(request, { ...pageQuery(request), ...eventFilters.chosen(request.url) }),
    listEvents(request, { when: 'uncounted', page: '1', limit: '1' }),
  ])
  if (isFailure(list)) return list
  // Each page has one event.
  const uncounted = isFailure(waiting) ? 0 : waiting.items.length && waiting.totalPages
  return { ...list, counts: { uncounted } }
}

export type EventWithTimes = { event: Event; times: TakenTime[] }

export const loadStoredEvent = async (request: Request, id: string): Promise<EventWithTimes | Failure> => {
  const body = await bodyOf(() => adminApi(request).events[':id'].$get(withId(id)))
  return isFailure(body) ? body : { event: body.event, times: body.times ?? [] }
}

/** The event that was held last, or else the next one; undefined without any. */
export const loadLastEvent = async (request: Request) => {
  for (const when of ['past', 'coming'] as const) {
    const list = await listEvents(request, { when, page: '1', limit: '1' })
    if (isFailure(list)) return list
    const [event] = list.items
    if (event) return loadStoredEvent(request, event._id)
  }
  return undefined
}

const kinds: Event['kind'][] = ['screening', 'talk', 'other']

/** The fields of the form in the API's format. The API reports missing values and invalid times. */
export const parseEvent = (form: FormData): NewEvent => {
  const text = (name: string) => String(form.get(name) ?? '')
  const when = recordOf(['day', 'from', 'to', 'lastDay'], text)
  return {
    kind: kinds.find((kind) => kind === text('kind')) ?? 'screening',
    ...recordOf(['title', 'text', 'town', 'landmark', 'bring', 'cost', 'contact'], text),
    ...spanOf(when),
    // The server rejects a form without one.
    region: text('region') as Region,
    // The form offers only these.
    languages: form.getAll('languages') as Language[],
    times: timesIn(when, text('times')),
  }
}

/** A row that is still empty is no time. Without a number of seats, nobody signs up for a time. */
const timesIn = (when: TypedWhen, rows: string): NewEvent['times'] =>
  (JSON.parse(rows || '[]') as TypedTime[])
    .filter(({ at, seats }) => at || seats)
    .map((time) => ({
      _id: time.id,
      startsAt: startOfTime(when, time),
      // Text that is not a number is rejected, because it must not become a time without a limit.
      seats: time.seats.trim() ? typedNumber(time.seats) : null,
    }))

/** `1 week`, `2 week`, `1 month` and the last day; without a choice the event takes place once. */
export const parseRepeat = (form: FormData): Pick<NewEvent, 'repeat'> => {
  const [every, unit] = String(form.get('repeat') ?? '').split(' ')
  if (unit !== 'week' && unit !== 'month') return {}
  return { repeat: { every: Number(every), unit, until: String(form.get('until') ?? '') } }
}
