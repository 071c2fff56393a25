/** After publishing: the page, ways to share it, and what is still open, each one press away. */
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { articlePath, type Feed } from '#shared/feeds.ts'
import { openTasks } from '#shared/wording/open-points.ts'
import { ShareActions } from '../share-actions.tsx'
import { useToast } from '../toast.ts'
import styles from './manage-articles.module.css'
import { openPointPath } from './open-points.ts'

/** Stays until the user leaves the list, also when the toast is closed. */
export const PublishedCard = ({ feed }: { feed: Feed }) => {
  const published = useToast(useLocation().pathname)?.published
  const [article, setArticle] = useState(published)
  useEffect(() => {
    if (published) setArticle(published)
  }, [published])
  if (!article) return null
  return (
    <section className={styles.published} aria-label="Published just now">
      <h2>“{article.title}” is published</h2>
      <ShareActions title={article.title} path={articlePath(feed, article)} isFirst />
      {article.open && article.open.length > 0 && (
        <>
          <p>Still open, when you have a minute:</p>
          <ul>
            {article.open.map((point) => (
              <li key={point}>
                <Link to={openPointPath(feed, article._id, point)}>{openTasks[point]}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
