/** The line above the list that leads to a new article which the server does not have yet, so no list contains it. */

import type { Feed } from '#shared/feeds.ts'
import { Link } from '#ui/link.tsx'
import { draftOnDevice } from './drafts.ts'
import styles from './manage-articles.module.css'

export const NewOnDevice = ({ feed }: { feed: Feed }) => {
  const draft = draftOnDevice(feed.addPath)
  if (!draft) return null
  return (
    <p className={`links ${styles.onDevice}`}>
      <Link to={feed.addPath}>A new article that is only on this device</Link>
      <span>{draft.texts.title}</span>
    </p>
  )
}
