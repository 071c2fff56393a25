/** Home (dashboard), the start page of the admin area: what is urgent, what is today, what waits, then numbers. */

import { Link, useOutletContext } from 'react-router'
import { blogFeed, feedOf, newsFeed } from '#shared/feeds.ts'
import { thousands } from '#shared/format.ts'
import { messagesPath, subscribersPath } from '#shared/paths.ts'
import { can } from '#shared/permissions.ts'
import type { Dashboard, Dashboard as Standing, StarterCorrection } from '#shared/shapes/dashboard.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { BackupNotice } from '../backup/backup-notice.tsx'
import { useIsReachable } from '../connection.ts'
import { Folded } from '../folded.tsx'
import { tellUnread } from '../messages/unread-count.tsx'
import { MailNotice } from '../outbox/mail-notice.tsx'
import { permissionsOf } from '../own-account.ts'
import { PageHeading } from '../page-heading.tsx'
import { Readers } from '../readers/readers.tsx'
import { Section } from '../section.tsx'
import type { Route } from './+types/dashboard'
import styles from './dashboard.module.css'
import { Launch } from './launch.tsx'
import { Needs } from './needs.tsx'
import { NumbersToCheck } from './numbers-to-check.tsx'
import { RestoredCopyAlert } from './restored-copy.tsx'
import { runWarningIntent, StartAlerts } from './start-warnings.tsx'
import { Emergencies, NextEvents, OpenArticles } from './today.tsx'

/** Without its numbers the page still shows its links. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs): Promise<Standing> => {
  // The layout loads the user's account anyway.
  const [, body] = await Promise.all([permissionsOf(request), bodyOf(() => adminApi(request).dashboard.$get())])
  if (isFailure(body)) return {}
  if (body.messages) tellUnread(body.messages.unread)
  return body
}

export const clientAction = ({ request }: Route.ClientActionArgs) => runWarningIntent(request)

export default function DashboardPage({ loaderData: standing }: Route.ComponentProps) {
  const isReachable = useIsReachable()
  const { restoredCopy, warnings, mail, backups, launch, readers, corrections, version } = standing
  const { nextEvents, incomplete, numbersToCheck } = standing
  return (
    <>
      <PageHeading title="Home" />
      <div className={styles.page}>
        <Emergencies {...standing} />
        {restoredCopy && <RestoredCopyAlert {...restoredCopy} />}
        {warnings && <StartAlerts {...warnings} />}
        {mail && <MailNotice {...mail} />}
        {launch && <Launch steps={launch} />}
        {nextEvents && <NextEvents events={nextEvents} />}
        {isReachable && <Needs {...standing} />}
        {incomplete && <OpenArticles incomplete={incomplete} />}
        {numbersToCheck && <NumbersToCheck texts={numbersToCheck} />}
        {corrections && <Corrections corrections={corrections} />}
        <Cards {...standing} />
        {backups && <BackupNotice standing={backups} />}
        {readers && <Readers opened={readers} />}
        {version && <p className={styles.what}>Version {version}</p>}
      </div>
    </>
  )
}

/** The four cards with links, each with its number. */
const Cards = ({ news, blog, messages, subscribers }: Dashboard) => {
  const { manageNews, manageBlogs, manageContacts, manageSubscribers } = adminWording.dashboard
  const user = useOutletContext<{ role: string }>()
  return (
    <ul className={styles.cards}>
      {can(user, 'articles.write') && (
        <>
          <Card to={newsFeed.managePath} text={manageNews} count={news?.published} what="published" />
          <Card to={blogFeed.managePath} text={manageBlogs} count={blog?.published} what="published" />
        </>
      )}
      {can(user, 'messages.read') && (
        <Card
          to={messagesPath}
          text={manageContacts}
          count={messages?.all}
          what={messages?.all === 1 ? 'message' : 'messages'}
        />
      )}
      {can(user, 'subscribers.read') && (
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
    <Link to={to}>{text}</Link>
    <p className={styles.what}>{what}</p>
  </li>
)

/** Starter articles that somebody changed, and that have been corrected since. */
const Corrections = ({ corrections }: { corrections: StarterCorrection[] }) =>
  corrections.length > 0 && (
    <Section title="Corrected facts for articles that you changed">
      <p>
        These articles came with the site, and you have changed them. Their facts have been corrected since. Your texts
        were not changed. Please compare them, correct what is wrong, and save. The article then leaves this list.
      </p>
      <ul className={styles.corrections}>
        {corrections.map((correction) => (
          <Correction key={correction._id} {...correction} />
        ))}
      </ul>
    </Section>
  )

const Correction = ({ kind, _id, title, correctedTitle, content, sources }: StarterCorrection) => (
  <li>
    <Link to={`${feedOf(kind).editPath}/${_id}`}>{title}</Link>
    <Folded name="The corrected text">
      <p>
        <strong>{correctedTitle}</strong>
      </p>
      <p className={styles.corrected}>{content}</p>
      <ol>
        {sources.map(({ name, year, url }) => (
          <li key={url}>
            {[name, year].filter(Boolean).join(', ')} <a href={url}>{url}</a>
          </li>
        ))}
      </ol>
    </Folded>
  </li>
)
