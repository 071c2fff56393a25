/**
 * What a list shows instead of items: empty state, error with a button to try again, and a page number that does not
 * exist.
 */
import { useLocation } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { pageHref } from './list-query.ts'
import styles from './list-state.module.css'

export const EmptyList = ({ feed }: { feed: Feed }) => (
  <div className={styles.state}>
    <EmptyDrawing />
    <p className={styles.words}>{wording[feed.kind].empty}</p>
  </div>
)

export const LoadFailed = ({ feed }: { feed: Feed }) => <FailedList sentence={wording[feed.kind].listFailed} />

/** The form loads the same URL again. */
export const FailedList = ({ sentence }: { sentence: string }) => {
  const { search } = useLocation()
  return (
    <div className={styles.state}>
      <Alert kind="failure">{sentence}</Alert>
      <form>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="outline">{wording.tryAgain}</Button>
      </form>
    </div>
  )
}

type MissingProps = { feed: Feed; totalPages: number | undefined; language: Language | undefined }

/** For a page number after the last page, or an invalid one. */
export const NoSuchPage = ({ feed, totalPages = 1, language }: MissingProps) => (
  <div className={styles.state}>
    <EmptyDrawing />
    <p className={styles.words}>This page of {wording[feed.kind].listTitle} does not exist.</p>
    <p className={styles.ways}>
      <ButtonLink to={pageHref(feed.path, 1, language)}>First page</ButtonLink>
      {totalPages > 1 && (
        <ButtonLink variant="outline" to={pageHref(feed.path, totalPages, language)}>
          Last page
        </ButtonLink>
      )}
    </p>
  </div>
)

const EmptyDrawing = () => (
  <svg viewBox="0 0 116 66" width="116" height="66" aria-hidden="true">
    <circle cx="33" cy="33" r="31" fill="none" stroke="var(--control-edge)" strokeWidth="2.5" strokeDasharray="6 5" />
    <circle cx="93" cy="42" r="19" fill="var(--cell-rim)" />
    <circle cx="92" cy="40.5" r="8" fill="var(--cell-centre)" />
  </svg>
)
