/** What Home says first: possible emergencies, the events of this week, and what is still open in articles. */
import { Link } from 'react-router'
import { dashboardTasks } from '#shared/dashboard-tasks.ts'
import { feeds, incompletePath } from '#shared/feeds.ts'
import { counted } from '#shared/format.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { incompleteInWords } from '#shared/wording/open-points.ts'
import { dayAndTime } from '#shared/wording/signups.ts'
import { Icon } from '#ui/icon.tsx'
import { editEventPath } from '../events/calls.ts'
import { Seats } from '../events/seats.tsx'
import { firstMessagePath } from '../messages/inbox-filter.ts'
import { useCan } from '../own-account.ts'
import { Section } from '../page-heading.tsx'
import styles from './dashboard.module.css'

export const urgentTask = 'urgentQuestions'

/** What may be an emergency and has no reply, with the page where each is answered. */
export const emergenciesIn = ({ messages, tasks = [] }: Dashboard) => {
  const { one, many, path } = dashboardTasks[urgentTask] ?? { one: '', many: '', path: '' }
  return [
    {
      count: messages?.urgent ?? 0,
      to: firstMessagePath,
      one: 'message may be an emergency',
      many: 'messages may be emergencies',
    },
    { count: tasks.find(({ task }) => task === urgentTask)?.count ?? 0, to: path, one, many },
  ].filter(({ count }) => count > 0)
}

/** The only box of the page that is filled with red. */
export const Emergencies = (standing: Dashboard) => {
  const found = emergenciesIn(standing)
  return (
    found.length > 0 && (
      <div role="alert" className={styles.emergencies}>
        <h2>
          <Icon name="warning" /> Answer first
        </h2>
        {found.map((each) => (
          <Link key={each.to} className="tap" to={each.to}>
            {counted(each.count, each.one, each.many)}
          </Link>
        ))}
      </div>
    )
  )
}

type NextEvent = NonNullable<Dashboard['nextEvents']>[number]

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

export const eventsThisWeek = (events: NextEvent[] = []) =>
  events.filter(({ startsAt }) => Date.parse(startsAt) < Date.now() + weekMilliseconds)

export const NextEvents = ({ events }: { events: NextEvent[] }) => (
  <Section title={eventsThisWeek(events).length > 0 ? 'Today and this week' : 'Next events'}>
    <ul className={`plain-list links ${styles.events}`}>
      {events.map((event) => (
        <EventRow key={event._id} {...event} />
      ))}
    </ul>
  </Section>
)

const EventRow = ({ _id, title, town, startsAt, seats }: NextEvent) => {
  const name = eventsWording.titled({ title, town })
  return (
    <li>
      <div>
        <Link to={editEventPath(_id)}>
          <strong>{name}</strong>
        </Link>
        <p>{dayAndTime(startsAt)}</p>
        {seats && <Seats seats={seats} />}
      </div>
      {useCan('signups.read') && (
        <Link to={`${editEventPath(_id)}/people`}>
          Sign-ups and door<span className="visually-hidden">{`: ${name}`}</span>
        </Link>
      )}
    </li>
  )
}

type Incomplete = NonNullable<Dashboard['incomplete']>

export const incompleteFeeds = (incomplete: Incomplete) => feeds.filter(({ kind }) => incomplete[kind].articles > 0)

/** Published articles that lack a source, a description or a statement about consent. */
export const OpenArticles = ({ incomplete }: { incomplete: Incomplete }) => {
  const open = incompleteFeeds(incomplete)
  return (
    open.length > 0 && (
      <Section title="Incomplete articles">
        <ul className={styles.needs}>
          {open.map((feed) => (
            <li key={feed.kind}>
              <Link to={incompletePath(feed)}>
                <span>
                  {`${adminWording[feed.kind].manageTitle}: ${incomplete[feed.kind].articles} (${incompleteInWords(incomplete[feed.kind])})`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    )
  )
}
