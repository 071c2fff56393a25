/** Renders the search results, each with its excerpt (snippet) in which the matching words are marked (highlighted). */
import { Fragment } from 'react'
import { dayOf } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { isLeftOut } from '#shared/pages/left-out.ts'
import { askPath, cardPath, getInvolvedPath, numbersPath, pressPath, questionsPath } from '#shared/paths.ts'
import type { SearchResult } from '#shared/shapes/search.ts'
import { searchWording } from '#shared/wording/search.ts'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { Tag } from '#ui/tag.tsx'
import { type SearchState, searchHref } from './load-search.ts'
import styles from './search.module.css'

const words = searchWording

/** The outcome of the search: results, none, or an error. */
export const SearchOutcome = ({ searched, query }: { searched: SearchState; query: string }) => {
  if (searched.is === 'unasked') return <OftenWanted />
  if (searched.is === 'refused') return null
  if (searched.is === 'failed') return <Alert kind="failure">{words.failed}</Alert>
  return searched.total === 0 ? (
    <Nothing query={query} near={searched.didYouMean} />
  ) : (
    <Found found={searched} query={query} />
  )
}

/** Pages that many visitors look for and that the menu does not contain. */
const often = [
  [questionsPath, 'Questions and answers'],
  [getInvolvedPath, 'Get involved'],
  [cardPath, 'My sickle cell card'],
  [numbersPath, 'Where the numbers come from'],
  [pressPath, 'For journalists and health workers'],
] as const

const OftenWanted = () => (
  <div>
    <p className={styles.soft}>{words.where}</p>
    <ul className={`plain-list ${styles.often}`}>
      {often
        .filter(([path]) => !isLeftOut(path))
        .map(([path, name]) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
    </ul>
  </div>
)

const Found = ({ found, query }: { found: SearchState & { is: 'found' }; query: string }) => (
  <>
    <div className={styles.count}>
      <p>
        <strong>{words.found(found.total, query, found.isTotalExact)}</strong>
      </p>
      {!found.hasAllWords && <p className={styles.soft}>{words.notAllWords}</p>}
    </div>
    {found.results.length > 0 ? (
      <SearchResults results={found.results} first={(found.currentPage - 1) * limits.pageSize + 1} />
    ) : (
      <p>{words.noMore}</p>
    )}
    <PageNumbers
      current={found.currentPage}
      total={found.totalPages}
      hrefOf={(page) => searchHref(query, page)}
      label={words.pages}
    />
  </>
)

const Nothing = ({ query, near }: { query: string; near: string | undefined }) => (
  <div className={styles.nothing}>
    <p>
      <strong>{words.nothing(query)}</strong>
    </p>
    {near && (
      <p>
        {words.didYouMean} <a href={searchHref(near, 1)}>{near}</a>?
      </p>
    )}
    <p className={styles.soft}>{words.tryOthers}</p>
    <p className="actions">
      <ButtonLink to="/help">{words.help}</ButtonLink>
      <ButtonLink to={askPath} variant="outline">
        {words.ask}
      </ButtonLink>
      <ButtonLink to="/news" variant="outline">
        {wording.news.listTitle}
      </ButtonLink>
      <ButtonLink to="/blog" variant="outline">
        {wording.blog.listTitle}
      </ButtonLink>
    </p>
  </div>
)

/** `first` is the position of the first one among all results. */
const SearchResults = ({ results, first }: { results: SearchResult[]; first: number }) => (
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
    <h2 className="h3" lang={result.language}>
      <a href={result.path}>
        <Marked text={result.title} marks={result.titleMarks} />
      </a>
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

type MarkedProps = { text: string; marks: { start: number; end: number }[] }

/** The text with the matching words marked. */
const Marked = ({ text, marks }: MarkedProps) => (
  <>
    {marks.map(({ start, end }, index) => (
      <Fragment key={start}>
        {text.slice(marks[index - 1]?.end ?? 0, start)}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.end ?? 0)}
  </>
)
