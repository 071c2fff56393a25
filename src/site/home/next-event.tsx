/** The line on the home page about the next screening day or other event. Without one, the page has no such line. */
import type { ApiClient } from '#page/api-client.ts'
import { longDay } from '#shared/format.ts'
import { withTown } from '#shared/names-town.ts'
import { eventPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsInvitation } from '#shared/wording/invitations.ts'

export type ComingEvent = { slug: string; name: string; day: string }

const maxName = 60

/** A long name is cut, because the line must stay short and the page of the event has the whole title. */
const lineName = ({ title, town }: Event) => {
  const name = withTown(title, town)
  return name.length > maxName ? `${name.slice(0, maxName).replace(/\s+\S*$/, '')} …` : name
}

/** More than one, because a cancelled event stays in the list until it is over. */
const limit = '10'

/** If the events cannot be loaded, the home page is shown without the line. */
export const loadNextEvent = async (api: ApiClient): Promise<ComingEvent | undefined> => {
  try {
    const response = await api.events.$get({ query: { when: 'coming', page: '1', limit } })
    if (!response.ok) return undefined
    const { events } = await response.json()
    const next = events.find(({ state }) => state === 'published')
    return next && { slug: next.slug, name: lineName(next), day: longDay(next.startsAt) }
  } catch {
    return undefined
  }
}

export const NextEventLine = ({ event }: { event: ComingEvent | undefined }) =>
  event && (
    <p>
      <DateStub day={event.day} />
      <a href={eventPath(event.slug)}>{event.name}</a>
      {eventsInvitation.home(event.day)}
    </p>
  )

/** In the place of the drawing that the other lines have. */
const DateStub = ({ day }: { day: string }) => {
  const [date, month = ''] = day.split(' ')
  return (
    <svg viewBox="0 0 96 96" fontWeight="800" textAnchor="middle" aria-hidden="true">
      <path d="M0 0h96v96H0z" fill="var(--plasma)" />
      <text x="48" y="54" fill="var(--text)" fontSize="46">
        {date}
      </text>
      <text x="48" y="80" fill="var(--text)" fontSize="22">
        {month.slice(0, 3)}
      </text>
    </svg>
  )
}
