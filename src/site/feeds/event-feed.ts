/**
 * RSS of the coming events, the next first: `/events/feed.xml`. A cancelled event says so in its title, a moved one in
 * its description.
 */
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { publicUrlContext } from '#page/page-url.ts'
import { eventFeedPath, eventPath, eventsPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { loadComingEvents } from './event-calendar.ts'
import { rssDocument, rssResponse } from './rss-document.ts'
import { element } from './xml.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const events = await loadComingEvents(context.get(apiContext))
  return rssResponse(eventRssOf(events, context.get(publicUrlContext)))
}

/** `site`: the public URL of the site. */
export const eventRssOf = (events: Event[], site: string) => {
  const { title, description } = eventsWording
  const about = { name: title, description, path: eventsPath, ownPath: eventFeedPath }
  return rssDocument(
    site,
    about,
    events.map((event) => itemOf(event, site)),
  )
}

/** The GUID changes with the time, the place and a cancellation, so that readers see the event as a new item. */
const itemOf = (event: Event, site: string) =>
  element('item', [
    element('title', eventsWording.named({ ...event, title: eventsWording.titled(event) })),
    element('link', site + eventPath(event.slug)),
    element('guid', `${event._id}-${event.sequence}`, { isPermaLink: 'false' }),
    element('pubDate', new Date(event.updatedAt).toUTCString()),
    element('description', [...eventsWording.notes(event), eventsWording.summary(event)].join('\n')),
  ])
