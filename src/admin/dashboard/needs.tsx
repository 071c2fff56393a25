import { Link } from 'react-router'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { thousands } from '#shared/format.ts'
import { messagesPath, outboxPath, subscribersPath } from '#shared/paths.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import { Section } from '../section.tsx'
import styles from './dashboard.module.css'

type Need = { count: number | undefined; to: string; one: string; many: string }

/** What waits for somebody, with the way there. */
export const Needs = (standing: Dashboard) => {
  const needs = needsIn(standing).filter(({ count }) => count)
  return (
    <Section title="What waits for you">
      {needs.length === 0 && <p>Nothing just now.</p>}
      <ul className={styles.needs}>
        {needs.map(({ count = 0, to, one, many }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{thousands(count)}</strong> {count === 1 ? one : many}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const needsIn = ({ messages, mail, news, blog, unasked }: Dashboard): Need[] => [
  {
    count: messages?.urgent,
    to: messagesPath,
    one: 'message may be an emergency',
    many: 'messages may be emergencies',
  },
  {
    count: messages?.unread,
    to: `${messagesPath}?folder=unread`,
    one: 'message nobody has read',
    many: 'messages nobody has read',
  },
  {
    count: (mail?.counts.failed ?? 0) + (mail?.counts.unknown ?? 0),
    to: `${outboxPath}?state=failed`,
    one: 'letter did not arrive, or may not have',
    many: 'letters did not arrive, or may not have',
  },
  {
    count: unasked?.waiting,
    to: `${subscribersPath}?state=waiting`,
    one: `subscriber waits to be asked to confirm: ${thousands(unasked?.recent ?? 0)} came within the last hour`,
    many: `subscribers wait to be asked to confirm: ${thousands(unasked?.recent ?? 0)} came within the last hour`,
  },
  ...[
    { feed: newsFeed, counts: news, what: 'news' },
    { feed: blogFeed, counts: blog, what: 'blog' },
  ].flatMap(({ feed: { managePath }, counts, what }): Need[] => [
    {
      count: counts?.draft,
      to: `${managePath}?status=draft`,
      one: `${what} draft is not published yet`,
      many: `${what} drafts are not published yet`,
    },
    {
      count: counts?.scheduled,
      to: `${managePath}?status=scheduled`,
      one: `${what} article will be published by itself`,
      many: `${what} articles will be published by themselves`,
    },
  ]),
]
