import { Link } from 'react-router'
import { dayOf } from '#shared/format.ts'
import type { SearchResult } from '#shared/shapes/search.ts'
import { searchWording } from '#shared/wording/search.ts'
import { wording } from '#shared/wording.ts'
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

const Result = ({ result }: { result: SearchResult }) => (
  <article className={styles.result}>
    <h2 lang={result.language}>
      <Link to={result.path}>
        <Marked text={result.title} marks={result.titleMarks} />
      </Link>
    </h2>
    <p lang={result.language}>
      <Marked text={result.excerpt} marks={result.excerptMarks} />
    </p>
    <p className={styles.facts}>
      <Tag kind="plain">{searchWording.kinds[result.kind]}</Tag>
      {result.updatedAt && <time dateTime={result.updatedAt}>{wording.publishedOn(dayOf(result.updatedAt))}</time>}
    </p>
  </article>
)
