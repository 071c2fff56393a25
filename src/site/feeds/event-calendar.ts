/**
 * The iCalendar feed and files: `/events.ics` with the coming events, `/events/:slug/calendar.ics` with one, and
 * `/signups/:code/calendar.ics` with the time slot of the person with this code.
 */
import type { LoaderFunctionArgs } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { feedUrlContext, publicUrlContext } from '#page/page-url.ts'
import { limits } from '#shared/limits.ts'
import { endOfSlot } from '#shared/wording/signups.ts'
import { loadEvent, loadEvents } from '../events/load-events.ts'
import { signupByCode } from '../signups/load-signups.ts'
import { type CalendarEntry, calendarFileOf } from './calendar-file.ts'
import { fileResponse, notFoundResponse, serviceUnavailable } from './feed-file.ts'

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const api = context.get(apiContext)
  const site = { url: context.get(publicUrlContext), feedUrl: context.get(feedUrlContext) }
  const events = await eventsFor(api, params)
  return events ? fileResponse(calendarFileOf(events, site), 'text/calendar') : notFoundResponse()
}

const eventsFor = (api: ApiClient, { slug, code }: LoaderFunctionArgs['params']) => {
  if (code !== undefined) return ownTime(api, code)
  return slug === undefined ? loadComingEvents(api) : oneEvent(api, slug)
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

/** Empty for an unknown code, and for a cancelled sign-up. */
export const ownTime = async (api: ApiClient, code: string): Promise<CalendarEntry[] | undefined> => {
  const asked = await signupByCode(api, code)
  if (asked.is === 'failed' || asked.is === 'waits') throw serviceUnavailable()
  if (asked.is !== 'found' || asked.signup.givenBackAt) return undefined
  const { event, startsAt } = asked.signup
  const events = await oneEvent(api, event.slug)
  return events?.map((found) => ({
    ...found,
    startsAt,
    endsAt: endOfSlot(found, startsAt),
    code: code.toUpperCase().replace(/[^0-9A-Z-]/g, ''),
  }))
}
