import { regions } from '#shared/country/regions.ts'
import { eventPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording as words } from '#shared/wording/events.ts'
import styles from './events.module.css'

/** The events of a list, each with its date, town and region. */
export const EventRows = ({ events }: { events: Event[] }) => (
  <ul className={`plain-list ${styles.days}`}>
    {events.map((event) => (
      <li key={event._id}>
        <b>
          <time dateTime={event.startsAt}>{words.when(event)}</time>
        </b>
        <a href={eventPath(event.slug)}>{event.title}</a>
        <br />
        {`${words.kinds[event.kind]}, ${event.town}, ${regions[event.region]}`}
        <State event={event} />
      </li>
    ))}
  </ul>
)

const State = ({ event: { state, previousStartsAt } }: { event: Event }) => {
  const news = state === 'cancelled' ? words.isCancelled : previousStartsAt && words.isMoved
  return (
    news && (
      <>
        {'. '}
        <strong>{news}</strong>
      </>
    )
  )
}
