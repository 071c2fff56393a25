import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type Failure, isFailure } from '../api.ts'
import { hrefOfPage, type Page } from '../page.ts'
import { PageHeading } from '../page-heading.tsx'
import { Failed } from './failed.tsx'
import styles from './list-page.module.css'

type Props<Item> = {
  title: string
  list: Page<Item> | Failure
  words: { loading: string; empty: string; failed: string }
  add?: ReactNode
  /** Draws the rows. */
  children: (items: Item[]) => ReactNode
}

export const ListPage = <Item,>({ title, list, words, add, children }: Props<Item>) => (
  <>
    <PageHeading title={title}>{add}</PageHeading>
    {isFailure(list) ? (
      <Failed text={words.failed} reason={list.reason} />
    ) : (
      <Listed title={title} list={list} words={words}>
        {children}
      </Listed>
    )}
  </>
)

const Listed = <Item,>({ title, list, words, children }: Props<Item> & { list: Page<Item> }) => {
  const isPaging = useIsPaging()
  if (list.items.length === 0) return <p className={styles.empty}>{words.empty}</p>
  return (
    <>
      {isPaging ? <Spinner label={words.loading} /> : children(list.items)}
      <div className={styles.pages}>
        <PageNumbers
          current={list.currentPage}
          total={list.totalPages}
          hrefOf={hrefOfPage}
          label={`Pages of ${title.toLowerCase()}`}
        />
      </div>
    </>
  )
}

const useIsPaging = () => {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  return state === 'loading' && location.pathname === pathname
}
