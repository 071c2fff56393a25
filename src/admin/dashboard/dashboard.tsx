import { Link, useOutletContext } from 'react-router'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { can } from '#shared/permissions.ts'
import { wording } from '#shared/wording.ts'
import { isFailure } from '../api.ts'
import { BackupNotice } from '../backup/backup-notice.tsx'
import { askBackups } from '../backup/calls.ts'
import { messagesPath } from '../messages/calls.ts'
import { askMailNews, MailNotice } from '../outbox/mail-notice.tsx'
import { permissionsOf } from '../own-account.ts'
import { PageHeading } from '../page-heading.tsx'
import { subscribersPath } from '../subscribers/calls.ts'
import type { Route } from './+types/dashboard'
import { countAll } from './counts.ts'
import styles from './dashboard.module.css'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const may = await permissionsOf(request)
  const [counts, mail, backups] = await Promise.all([
    countAll(request, may),
    may('outbox.read') ? askMailNews(request) : undefined,
    may('backups.read') ? askBackups(request) : undefined,
  ])
  return { ...counts, mail, backups }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { news, blogs, messages, subscribers, mail, backups } = loaderData
  const { manageNews, manageBlogs, manageContacts, manageSubscribers } = wording.dashboard
  const user = useOutletContext<{ role: string }>()
  return (
    <>
      <PageHeading title="Dashboard" />
      {mail && <MailNotice {...mail} />}
      <ul className={styles.cards}>
        <Card to={newsFeed.managePath} text={manageNews} count={news} what="published" />
        <Card to={blogFeed.managePath} text={manageBlogs} count={blogs} what="published" />
        {can(user, 'messages.read') && (
          <Card to={messagesPath} text={manageContacts} count={messages} what="messages" />
        )}
        {can(user, 'subscribers.read') && (
          <Card to={subscribersPath} text={manageSubscribers} count={subscribers} what="email addresses" />
        )}
      </ul>
      {backups && !isFailure(backups) && <BackupNotice standing={backups} />}
    </>
  )
}

type CardProps = { to: string; text: string; count: number | undefined; what: string }

const Card = ({ to, text, count, what }: CardProps) => (
  <li className={styles.card}>
    <p className={`${styles.count} ${count && count > 9999 ? styles.long : ''}`}>
      {count?.toLocaleString('en') ?? '–'}
    </p>
    <Link to={to}>{text}</Link>
    <p className={styles.what}>{what}</p>
  </li>
)
