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

const State = ({ event }: { event: Event }) => {
  const news = newsOf(event)
  return (
    news && (
      <>
        {'. '}
        <strong>{news}</strong>
      </>
    )
  )
}

const newsOf = (event: Event) => {
  if (event.state === 'cancelled') return words.isCancelled
  if (words.runs(event, new Date().toISOString())) return words.isOn
  return event.previousStartsAt && words.isMoved
}
