import { longDay } from '#shared/format.ts'
import type { Article } from '#shared/shapes/article.ts'
import { SourceName } from '../source-name.tsx'
import styles from './article-box.module.css'
import { SideBox } from './article-box.tsx'
import { sourceId } from './source-links.ts'

/** The sources and the medical reviewer of an article. Empty for an article without health topics and sources. */
export const ReviewBox = ({
  article: { sources, noSourceReason, lastChecked, reviewer, isHealth },
}: {
  article: Article
}) => {
  if (!isHealth && sources.length === 0) return null
  return (
    <SideBox title="Sources" className={`soft ${styles.review}`}>
      {sources.length > 0 && (
        <ol>
          {sources.map((source, index) => (
            <li key={source.name + source.url} id={sourceId(index + 1)}>
              <SourceName {...source} />
            </li>
          ))}
        </ol>
      )}
      {sources.length === 0 && <NoSources reason={noSourceReason} />}
      {lastChecked && (
        <p>
          <b>Last checked:</b> <time dateTime={lastChecked}>{longDay(lastChecked)}</time>
        </p>
      )}
      {reviewer && (
        <p>
          <b>Reviewed by:</b> {reviewer}
        </p>
      )}
      {isHealth && !reviewer && <p>Not yet reviewed by a clinician</p>}
      <a href="/contact">Spotted a mistake? Tell us</a>
    </SideBox>
  )
}

/** An article that another program published may have neither sources nor a reason. */
const NoSources = ({ reason }: { reason: string | undefined }) =>
  reason ? (
    <p>
      <b>Why no source is named:</b> {reason}
    </p>
  ) : (
    <p>This article names no source yet.</p>
  )
