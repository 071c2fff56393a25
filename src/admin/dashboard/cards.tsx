import { Link, useOutletContext } from 'react-router'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { thousands } from '#shared/format.ts'
import { messagesPath, subscribersPath } from '#shared/paths.ts'
import { can } from '#shared/permissions.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import { adminWording } from '#shared/wording/admin.ts'
import styles from './dashboard.module.css'

/** The four ways on, each with how many there are. */
export const Cards = ({ news, blog, messages, subscribers }: Dashboard) => {
  const { manageNews, manageBlogs, manageContacts, manageSubscribers } = adminWording.dashboard
  const user = useOutletContext<{ role: string }>()
  return (
    <ul className={styles.cards}>
      <Card to={newsFeed.managePath} text={manageNews} count={news?.published} what="published" />
      <Card to={blogFeed.managePath} text={manageBlogs} count={blog?.published} what="published" />
      {can(user, 'messages.read') && (
        <Card to={messagesPath} text={manageContacts} count={messages?.all} what="messages" />
      )}
      {can(user, 'subscribers.read') && (
        <Card to={subscribersPath} text={manageSubscribers} count={subscribers} what="email addresses" />
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
