/** The layout of a page that shows a list: heading, filters, rows and page numbers. */

import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type Failure, isFailure } from '../api.ts'
import { hrefOfPage, type PageOf } from '../page.ts'
import { PageHeading } from '../page-heading.tsx'
import { LoadFailure } from './failed.tsx'
import styles from './lists.module.css'

type Props<Item> = {
  title: string
  list: PageOf<Item> | Failure
  words: { loading: string; empty: string; failed: string }
  add?: ReactNode
  /** Shown between the heading and the list, even if the list is empty. */
  above?: ReactNode
  hrefOf?: (page: number) => string
  /** Renders the rows. */
  children: (items: Item[]) => ReactNode
}

export const ListPage = <Item,>({ title, list, words, add, above, hrefOf = hrefOfPage, children }: Props<Item>) => (
  <>
    <PageHeading title={title}>{add}</PageHeading>
    {above && <div className={styles.above}>{above}</div>}
    {isFailure(list) ? (
      <LoadFailure text={words.failed} reason={list.reason} />
    ) : (
      <Listed title={title} list={list} words={words} hrefOf={hrefOf}>
        {children}
      </Listed>
    )}
  </>
)

type ListedProps<Item> = Pick<Props<Item>, 'title' | 'words' | 'children'> & {
  list: PageOf<Item>
  hrefOf: (page: number) => string
}

const Listed = <Item,>({ title, list, words, hrefOf, children }: ListedProps<Item>) => {
  const isPaging = useIsPaging()
  if (list.items.length === 0) return <p className={styles.empty}>{words.empty}</p>
  return (
    <>
      {isPaging ? <Spinner label={words.loading} /> : children(list.items)}
      {list.totalPages > 1 && (
        <div className={styles.pages}>
          <PageNumbers
            current={list.currentPage}
            total={list.totalPages}
            hrefOf={hrefOf}
            label={`Pages of ${title.toLowerCase()}`}
          />
        </div>
      )}
    </>
  )
}

const useIsPaging = () => {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  return state === 'loading' && location.pathname === pathname
}
