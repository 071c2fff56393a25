/** After publishing: the page, ways to share it, and what is still open, each one press away. */
import { Link } from 'react-router'
import { articlePath, type Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { openTasks } from '#shared/wording/open-points.ts'
import { ShareActions } from '../share-actions.tsx'
import styles from './manage-articles.module.css'
import { openPointPath } from './open-points.ts'

export const PublishedCard = ({ feed, article }: { feed: Feed; article: Article }) => (
  <section className={styles.published} aria-label="Published just now">
    <h2>“{article.title}” is published</h2>
    <ShareActions title={article.title} path={articlePath(feed, article)} isFirst />
    {article.open && article.open.length > 0 && (
      <>
        <p>Still open, when you have a minute:</p>
        <ul className="plain-list links">
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
