import { Link } from 'react-router'
import type { Article } from '#shared/shapes/article.ts'
import { SourceName } from '../source-name.tsx'
import styles from './article-box.module.css'
import { SideBox } from './article-box.tsx'
import { sourceId } from './source-links.ts'

/** The sources and the medical reviewer of an article. Nothing for an article without health topics and sources. */
export const ReviewBox = ({ article: { sources, lastChecked, reviewer, isHealth } }: { article: Article }) => {
  if (!isHealth && sources.length === 0) return null
  return (
    <SideBox title={sources.length > 0 ? 'Sources' : 'Who checked this?'} className={styles.review}>
      {sources.length > 0 && (
        <ol>
          {sources.map((source, index) => (
            <li key={source.name + source.url} id={sourceId(index + 1)}>
              <SourceName {...source} />
            </li>
          ))}
        </ol>
      )}
      {lastChecked && (
        <p>
          <b>Last checked:</b> <time dateTime={lastChecked}>{lastChecked}</time>
        </p>
      )}
      {reviewer && (
        <p>
          <b>Reviewed by:</b> {reviewer}
        </p>
      )}
      {isHealth && !reviewer && <p>Not yet reviewed by a clinician</p>}
      <Link to="/contact">Spotted a mistake? Tell us</Link>
    </SideBox>
  )
}
