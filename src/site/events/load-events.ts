/** Loads events from the API, on the server only: these pages run no application scripts. */
import { type ApiClient, withId } from '#page/api-client.ts'
import type { regions } from '#shared/country/regions.ts'
import { eventsPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { noSuchPage, pageNumberIn } from '../articles/list-query.ts'
import { type LoadResult, loadOne, loadResult } from '../articles/load-result.ts'
import { parsePlaceChoice } from '../places/load-places.ts'

/** The visitor's filters. */
export type EventChoice = { when: 'coming' | 'past'; region?: keyof typeof regions; page: number }

/** An unknown region in the address is ignored. */
export const eventChoiceIn = (url: string): EventChoice => {
  const { searchParams } = new URL(url)
  const { region } = parsePlaceChoice(url)
  return {
    when: searchParams.get('when') === 'past' ? 'past' : 'coming',
    ...(region && { region }),
    page: pageNumberIn(url) ?? noSuchPage,
  }
}

/** The address of these filters. */
export const hrefOfChoice = ({ when, region, page }: EventChoice) => {
  const query = new URLSearchParams({
    ...(region && { region }),
    ...(when === 'past' && { when }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${eventsPath}?${query}` : eventsPath
}

type EventList = { events: Event[]; totalPages: number }

export const loadEvents = (api: ApiClient, { when, region, page }: EventChoice, limit: number) =>
  loadResult<LoadResult<EventList>>(async () => {
    const query = { when, ...(region && { region }), page: String(page), limit: String(limit) }
    const response = await api.events.$get({ query })
    if (!response.ok) return { is: 'failed' }
    const { events, totalPages } = await response.json()
    return page > 1 && page > totalPages ? { is: 'missing' } : { is: 'found', events, totalPages }
  })

/** Unpublished and removed events are not found. */
export const loadEvent = (api: ApiClient, slug: string) => loadOne(() => api.events[':id'].$get(withId(slug)))
