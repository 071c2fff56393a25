import { Link } from 'react-router'
import { tagPath } from '#shared/tags.ts'
import { wording } from '#shared/wording.ts'
import styles from './article-tags.module.css'

/** What an article is about, each leading to more of it. */
export const ArticleTags = ({ tags }: { tags: string[] }) =>
  tags.length > 0 && (
    <nav aria-label={wording.tags.about}>
      <ul className={`plain-list ${styles.tags}`}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={tagPath(tag)}>{tag}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
