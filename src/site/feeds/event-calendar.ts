/** Calendar files: `/events.ics` with the coming events, and `/events/:slug/calendar.ics` with one. */
import type { LoaderFunctionArgs } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { publicUrlContext } from '#page/page-url.ts'
import { limits } from '#shared/limits.ts'
import { loadEvent, loadEvents } from '../events/load-events.ts'
import { calendarFileOf } from './calendar-file.ts'
import { fileResponse, notFoundResponse, serviceUnavailable } from './feed-file.ts'

export const loader = async ({ context, params: { slug } }: LoaderFunctionArgs) => {
  const [api, site] = [context.get(apiContext), context.get(publicUrlContext)]
  const events = slug === undefined ? await loadComingEvents(api) : await oneEvent(api, slug)
  return events ? fileResponse(calendarFileOf(events, site), 'text/calendar') : notFoundResponse()
}

export const loadComingEvents = async (api: ApiClient) => {
  const result = await loadEvents(api, { when: 'coming', page: 1 }, limits.maxPageSize)
  if (result.is !== 'found') throw serviceUnavailable()
  return result.events
}

const oneEvent = async (api: ApiClient, slug: string) => {
  const result = await loadEvent(api, slug)
  if (result.is === 'failed') throw serviceUnavailable()
  return result.is === 'found' ? [result.event] : undefined
}
