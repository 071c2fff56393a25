import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import type { Inbox } from './calls.ts'
import { folderWords, hrefOfMessage } from './inbox-filter.ts'
import { MarkList } from './marks.tsx'
import styles from './message.module.css'

type Props = { inbox: Inbox; current: string }

/** The list that the message was opened from; on wide screens only. What the opened one says stands beside. */
export const Beside = ({ inbox: { items, wish }, current }: Props) => (
  <nav className={styles.beside} aria-label={`Messages: ${folderWords[wish.folder].tab}`}>
    <ul>
      {items.map((message) => (
        <li key={message._id}>
          <Link to={hrefOfMessage(message._id, wish)} aria-current={message._id === current ? 'page' : undefined}>
            <strong>{message.name}</strong>
            <MarkList message={message} />
            {message._id !== current && <span className={styles.excerpt}>{message.subject}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** The one before and the next, for thumbs and for single keys. */
export const Steps = ({ inbox: { items, wish }, current }: Props) => {
  const at = items.findIndex(({ _id }) => _id === current)
  const [previous, next] = [items[at - 1], at < 0 ? items[0] : items[at + 1]]
  return (
    <>
      {previous && (
        <ButtonLink variant="outline" to={hrefOfMessage(previous._id, wish)} data-key="previous">
          Previous message
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="outline" to={hrefOfMessage(next._id, wish)} data-key="next">
          Next message
        </ButtonLink>
      )}
    </>
  )
}
