/** The to-do list on the dashboard: unread messages, drafts and other open tasks. */

import { Link } from 'react-router'
import { dashboardTasks } from '#shared/dashboard-tasks.ts'
import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import { counted, dayOf, dayToday, thousands } from '#shared/format.ts'
import { messagesPath, subscribersPath } from '#shared/paths.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import { mailProblem } from '../outbox/mail-notice.tsx'
import { Section } from '../page-heading.tsx'
import styles from './dashboard.module.css'
import { emergenciesIn, incompleteFeeds, urgentTask } from './today.tsx'

/** `oldestAt`: since when the oldest waits, where somebody waits for an answer. */
type Need = { count: number | undefined; to: string; one: string; many: string; oldestAt?: string | undefined }

/** The open tasks, each with a link to its page. `MailNotice` reports emails that failed, `Emergencies` what is urgent. */
export const Needs = (standing: Dashboard) => {
  const needs = oldestFirst(needsIn(standing).filter(({ count }) => count))
  // Nothing is "all done" while another part of the page asks for something.
  if (needs.length === 0 && isOpenElsewhere(standing)) return null
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

const isOpenElsewhere = (standing: Dashboard) => {
  const { restoredCopy, warnings, mail, launch, incomplete, numbersToCheck, corrections } = standing
  return [
    emergenciesIn(standing).length > 0,
    restoredCopy,
    warnings,
    mail && mailProblem(mail),
    launch?.some(({ isDone }) => !isDone),
    incomplete && incompleteFeeds(incomplete).length > 0,
    numbersToCheck,
    corrections?.length,
  ].some(Boolean)
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
  draftNeed(newsFeed, dashboard.news),
  draftNeed(blogFeed, dashboard.blog),
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

const draftNeed = ({ kind, managePath }: Feed, counts: Dashboard['news']): Need => ({
  count: counts?.draft,
  to: `${managePath}?status=draft`,
  one: `${kind} draft is not published yet`,
  many: `${kind} drafts are not published yet`,
})
