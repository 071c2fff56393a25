/** The to-do list on the dashboard: unread messages, drafts for review and other open tasks. */

import { Link } from 'react-router'
import { dashboardTasks } from '#shared/dashboard-tasks.ts'
import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import { counted, dayOf, dayToday, thousands } from '#shared/format.ts'
import { messagesPath, subscribersPath } from '#shared/paths.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import { Section } from '../page-heading.tsx'
import styles from './dashboard.module.css'
import { urgentTask } from './today.tsx'

/** `oldestAt`: since when the oldest waits, where somebody waits for an answer. */
type Need = { count: number | undefined; to: string; one: string; many: string; oldestAt?: string | undefined }

/** The open tasks, each with a link to its page. `MailNotice` reports emails that failed, `Emergencies` what is urgent. */
export const Needs = (standing: Dashboard) => {
  const needs = oldestFirst(needsIn(standing).filter(({ count }) => count))
  // Nothing is "all done" above a launch list with open steps.
  if (needs.length === 0 && standing.launch?.some(({ isDone }) => !isDone)) return null
  return (
    <Section title="To do">
      {needs.length === 0 && <p>All done.</p>}
      <ul className={styles.needs}>
        {needs.map(({ count = 0, to, one, many, oldestAt }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{thousands(count)}</strong>
              <span>
                {count === 1 ? one : many}
                {oldestAt && <small>, {waitingTime(oldestAt, count)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What has no age, such as a draft, comes last. */
const oldestFirst = (needs: Need[]) =>
  needs.toSorted((one, other) => ((one.oldestAt ?? '~') < (other.oldestAt ?? '~') ? -1 : 1))

const waitingTime = (oldestAt: string, count: number) => {
  const days = Math.floor((Date.parse(dayToday()) - Date.parse(dayOf(oldestAt))) / 86_400_000)
  const since = days < 1 ? 'since today' : `for ${counted(days, 'day', 'days')}`
  return count === 1 ? since : `the oldest ${since}`
}

const needsIn = (dashboard: Dashboard): Need[] => [
  ...messageNeeds(dashboard),
  ...subscriberNeeds(dashboard),
  ...articleNeeds(newsFeed, dashboard.news, 'news'),
  ...articleNeeds(blogFeed, dashboard.blog, 'blog'),
  ...recordNeeds(dashboard),
]

const recordNeeds = ({ tasks = [] }: Dashboard): Need[] =>
  tasks.flatMap(({ task, id = '', ...waiting }) => {
    const named = dashboardTasks[task]
    return named && task !== urgentTask ? [{ ...waiting, ...named, to: named.path.replace(':id', id) }] : []
  })

const messageNeeds = ({ messages }: Dashboard): Need[] => [
  {
    count: messages?.mine,
    oldestAt: messages?.oldestMineAt,
    to: `${messagesPath}?folder=mine`,
    one: 'message is assigned to you',
    many: 'messages are assigned to you',
  },
  {
    count: messages?.unread,
    oldestAt: messages?.oldestUnreadAt,
    to: `${messagesPath}?folder=unread`,
    one: 'unread message',
    many: 'unread messages',
  },
]

const subscriberNeeds = ({ unasked }: Dashboard): Need[] => [
  {
    count: unasked?.waiting,
    to: `${subscribersPath}?state=waiting`,
    one: `subscriber has not been sent a confirmation email yet: ${thousands(unasked?.recent ?? 0)} subscribed within the last hour`,
    many: `subscribers have not been sent a confirmation email yet: ${thousands(unasked?.recent ?? 0)} subscribed within the last hour`,
  },
]

const articleNeeds = ({ managePath }: Feed, counts: Dashboard['news'], what: string): Need[] => [
  {
    count: counts?.review,
    to: `${managePath}?status=review`,
    one: `${what} draft is waiting for review`,
    many: `${what} drafts are waiting for review`,
  },
  {
    count: counts?.draft,
    to: `${managePath}?status=draft`,
    one: `${what} draft is not published yet`,
    many: `${what} drafts are not published yet`,
  },
  {
    count: counts?.scheduled,
    to: `${managePath}?status=scheduled`,
    one: `scheduled ${what} article`,
    many: `scheduled ${what} articles`,
  },
]
