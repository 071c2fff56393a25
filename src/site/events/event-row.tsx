import { regions } from '#shared/country/regions.ts'
import { shortDay } from '#shared/format.ts'
import { eventPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording as words } from '#shared/wording/events.ts'
import { languageNames } from './event-facts.ts'
import styles from './events.module.css'

/** The events of a list, each with its date, town and region. */
export const EventRows = ({ events }: { events: Event[] }) => (
  <ul className={`plain-list stack-5 ${styles.days}`}>
    {events.map((event) => (
      <li key={event._id}>
        <DateBlock at={event.startsAt} />
        <div>
          <h3>
            <a href={eventPath(event.slug)}>{event.title}</a>
          </h3>
          <p translate="no">{`${event.town}, ${regions[event.region]}`}</p>
          <p>
            <time dateTime={event.startsAt}>{words.when(event)}</time>
          </p>
          <p className="soft">{factsInShort(event).join(' · ')}</p>
          <State event={event} />
        </div>
      </li>
    ))}
  </ul>
)

/** The stub of the ticket. The line below the title has the whole date. */
const DateBlock = ({ at }: { at: string }) => {
  const [day, month] = shortDay(at)
  return (
    <p className={styles.date} aria-hidden="true">
      <b>{day}</b>
      {month}
    </p>
  )
}

const factsInShort = (event: Event) => [
  words.kinds[event.kind],
  ...(event.cost ? [event.cost] : []),
  ...languageNames(event),
  ...(event.allSeats ? [words.seats(event.allSeats), words.signUpFirst] : []),
]

const State = ({ event }: { event: Event }) => {
  const news = newsOf(event)
  return (
    news && (
      <p>
        <strong>{news}</strong>
      </p>
    )
  )
}

const newsOf = (event: Event) => {
  if (event.state === 'cancelled') return words.isCancelled
  if (words.runs(event, new Date().toISOString())) return words.isOn
  return event.previousStartsAt && words.isMoved
}
