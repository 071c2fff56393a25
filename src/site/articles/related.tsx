import { useId } from 'react'
import { Link } from 'react-router'
import { articlePath, feedOf } from '#shared/feeds.ts'
import { dayOf } from '#shared/format.ts'
import type { RelatedArticle } from '#shared/shapes/tag.ts'
import { wording } from '#shared/wording.ts'
import styles from './related.module.css'

/** Titles alone: who has read to the end has paid for enough pictures. */
export const Related = ({ articles }: { articles: RelatedArticle[] }) => {
  const id = useId()
  if (articles.length === 0) return null
  return (
    <nav className={styles.related} aria-labelledby={id}>
      <h2 id={id}>{wording.related}</h2>
      <ul className="plain-list">
        {articles.map(({ kind, _id, slug, title, language, updatedAt }) => (
          <li key={_id}>
            <Link to={articlePath(feedOf(kind), { _id, slug })} lang={language}>
              {title}
            </Link>
            <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>
          </li>
        ))}
      </ul>
    </nav>
  )
}
