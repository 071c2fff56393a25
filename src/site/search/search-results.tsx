import { Link } from 'react-router'
import type { SearchResult } from '#shared/shapes/search.ts'
import { wording } from '#shared/wording.ts'
import { dayOf } from '#ui/date.ts'
import { Tag } from '#ui/tag.tsx'
import { Marked } from './marked.tsx'
import styles from './search.module.css'

/** `first` is the place of the first one among all that were found. */
export const SearchResults = ({ results, first }: { results: SearchResult[]; first: number }) => (
  <ol className={`plain-list ${styles.results}`} start={first}>
    {results.map((result) => (
      <li key={result.path}>
        <Result result={result} />
      </li>
    ))}
  </ol>
)

const Result = ({
  result: { kind, title, titleMarks, path, excerpt, excerptMarks, updatedAt },
}: {
  result: SearchResult
}) => (
  <article className={styles.result}>
    <h2>
      <Link to={path}>
        <Marked text={title} marks={titleMarks} />
      </Link>
    </h2>
    <p>
      <Marked text={excerpt} marks={excerptMarks} />
    </p>
    <p className={styles.facts}>
      <Tag kind="plain">{wording.search.kinds[kind]}</Tag>
      {updatedAt && <time dateTime={updatedAt}>{wording.publishedOn(dayOf(updatedAt))}</time>}
    </p>
  </article>
)
