/** Home (dashboard), the start page of the admin area: what is urgent, what is today, what waits, then numbers. */

import { Link, useOutletContext } from 'react-router'
import { displayNameOf } from '#shared/display-name.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { thousands } from '#shared/format.ts'
import { accountPath, messagesPath, subscribersPath } from '#shared/paths.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { BackupNotice } from '../backup/backup-status.tsx'
import { useIsReachable } from '../connection.ts'
import { actionOf, defineIntents } from '../intents.ts'
import { tellUnread } from '../messages/unread-count.tsx'
import { MailNotice } from '../outbox/mail-notice.tsx'
import { permissionsOf, useCan } from '../own-account.ts'
import { PageHeading } from '../page-heading.tsx'
import { Readers } from '../readers/readers.tsx'
import type { Route } from './+types/dashboard'
import { acceptCorrection, Corrections } from './corrections.tsx'
import styles from './dashboard.module.css'
import { Launch } from './launch.tsx'
import { Needs } from './needs.tsx'
import { NumbersToCheck } from './numbers-to-check.tsx'
import { RestoredCopyAlert } from './restored-copy.tsx'
import { StartAlerts, warningIntents } from './start-warnings.tsx'
import { Emergencies, eventsThisWeek, NextEvents, OpenArticles } from './today.tsx'

/** Without its numbers the page still shows its links. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs): Promise<Dashboard> => {
  // The layout loads the user's account anyway.
  const [, body] = await Promise.all([permissionsOf(request), bodyOf(() => adminApi(request).dashboard.$get())])
  if (isFailure(body)) return {}
  if (body.messages) tellUnread(body.messages.unread)
  return body
}

const runHomeIntent = defineIntents({ ...warningIntents, acceptCorrection })

export const clientAction = actionOf(runHomeIntent)

export default function DashboardPage({ loaderData: standing }: Route.ComponentProps) {
  const isReachable = useIsReachable()
  const { restoredCopy, warnings, mail, backups, launch, readers, corrections, version } = standing
  const { nextEvents, incomplete, numbersToCheck } = standing
  return (
    <>
      <PageHeading title="Home" />
      <div className="stack-5">
        <Emergencies {...standing} />
        {restoredCopy && <RestoredCopyAlert {...restoredCopy} />}
        {warnings && <StartAlerts {...warnings} />}
        {mail && <MailNotice {...mail} />}
        {launch && <Launch steps={launch} isFolded={eventsThisWeek(nextEvents).length > 0} />}
        <OwnName />
        {nextEvents && <NextEvents events={nextEvents} />}
        {isReachable && <Needs {...standing} />}
        {incomplete && <OpenArticles incomplete={incomplete} />}
        {numbersToCheck && <NumbersToCheck texts={numbersToCheck} />}
        {corrections && <Corrections corrections={corrections} />}
        <Cards {...standing} />
        {backups && <BackupNotice state={backups} />}
        {readers && <Readers opened={readers} />}
        {version && <p className={styles.what}>Version {version}</p>}
      </div>
    </>
  )
}

/** Users who joined before joining asked for a name, and the first administrator, have none. */
const OwnName = () => {
  const { email, name } = useOutletContext<{ email?: string; name?: string }>()
  return (
    email &&
    !name && (
      <p>
        <Link to={accountPath}>Enter your name</Link>: until then, colleagues see {displayNameOf({ email })}.
      </p>
    )
  )
}

/** The four cards with links, each with its number. */
const Cards = ({ news, blog, messages, subscribers }: Dashboard) => {
  const { manageNews, manageBlogs, manageContacts, manageSubscribers } = adminWording.dashboard
  return (
    <ul className={styles.cards}>
      {useCan('articles.write') && (
        <>
          <Card to={newsFeed.managePath} text={manageNews} count={news?.published} what="published" />
          <Card to={blogFeed.managePath} text={manageBlogs} count={blog?.published} what="published" />
        </>
      )}
      {useCan('messages.read') && (
        <Card
          to={messagesPath}
          text={manageContacts}
          count={messages?.all}
          what={messages?.all === 1 ? 'message' : 'messages'}
        />
      )}
      {useCan('subscribers.read') && (
        <Card
          to={subscribersPath}
          text={manageSubscribers}
          count={subscribers}
          what={subscribers === 1 ? 'email address' : 'email addresses'}
        />
      )}
    </ul>
  )
}

type CardProps = { to: string; text: string; count: number | undefined; what: string }

const Card = ({ to, text, count, what }: CardProps) => (
  <li className={styles.card}>
    <p className={`${styles.count} ${count && count > 9999 ? styles.long : ''}`}>
      {count === undefined ? '–' : thousands(count)}
    </p>
    <Link className="cover" to={to}>
      {text}
    </Link>
    <p className={styles.what}>{what}</p>
  </li>
)
