/**
 * The layout of a page that shows a list: heading, filters, rows, pagination, loading and empty states. `page.ts` reads
 * the page number.
 */

import type { ReactNode } from 'react'
import { Link, useFetchers, useLocation, useNavigate, useNavigation } from 'react-router'
import { limits } from '#shared/limits.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type Failure, isFailure } from '../api.ts'
import { hrefOfPage, keepRows, type PageOf, rowCounts, savedRows } from '../page.ts'
import { PageHeading } from '../page-heading.tsx'
import { LoadFailure } from './failed.tsx'
import styles from './lists.module.css'

/** `isPublic`: the page is a document, outside the admin area. */
type Begin = { to: string; text: string; isPublic?: true }

type Props<Item> = {
  title: string
  list: PageOf<Item> | Failure
  words: { loading: string; empty: string; failed?: string }
  add?: ReactNode
  /** Shown between the heading and the list, even if the list is empty. */
  above?: ReactNode
  /** Where the first row can be added. */
  begin?: Begin | undefined
  /** How many rows a page has by default. */
  rows?: number
  /** Renders the rows. */
  children: (items: Item[]) => ReactNode
}

export const ListPage = <Item,>({ add, above, children, ...rest }: Props<Item>) => {
  const { title, list, words } = rest
  return (
    <>
      <PageHeading title={title}>{add}</PageHeading>
      {above && <div className={styles.above}>{above}</div>}
      {isFailure(list) ? (
        <LoadFailure text={words.failed ?? adminWording.edit.loadFailed} reason={list.reason} />
      ) : (
        <Listed {...rest} list={list}>
          {children}
        </Listed>
      )}
    </>
  )
}

/** Says that there is nothing yet, and where the first item can be added. */
export const Empty = ({ begin, children }: { begin: Begin | undefined; children: string }) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {begin && (
      <Link className={buttonClass('outline')} to={begin.to} reloadDocument={begin.isPublic ?? false}>
        {begin.text}
      </Link>
    )}
  </div>
)

type ListedProps<Item> = Pick<Props<Item>, 'title' | 'words' | 'begin' | 'rows' | 'children'> & {
  list: PageOf<Item>
}

const Listed = <Item,>({ title, list, words, begin, rows, children }: ListedProps<Item>) => {
  const isPaging = useIsPaging()
  const { search } = useLocation()
  if (list.items.length === 0) return <Empty begin={isWhole(search) ? begin : undefined}>{words.empty}</Empty>
  return (
    <>
      {isPaging ? <Spinner label={words.loading} /> : children(list.items)}
      {(list.totalPages > 1 || list.items.length > limits.pageSize) && (
        <div className={`actions ${styles.pages}`}>
          <PageNumbers
            current={list.currentPage}
            total={list.totalPages}
            hrefOf={(page) => hrefOfPage(search, page)}
            label={`Pages of ${title.toLowerCase()}`}
          />
          <RowsPerPage fallback={rows} />
        </div>
      )}
    </>
  )
}

/** Whether the list is the one that opens, or all: not another tab, nor the result of a search. */
const isWhole = (search: string) => [...new URLSearchParams(search).values()].every((value) => value === 'all')

const useIsPaging = () => {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  return state === 'loading' && location.pathname === pathname
}

/** How many rows a page of a list has: chosen once on a device, for every list. A change returns to page 1. */
const RowsPerPage = ({ fallback }: { fallback?: number }) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const choose = (rows: string) => {
    keepRows(rows)
    const query = new URLSearchParams(search)
    query.delete('page')
    void navigate(`?${query}`, { replace: true, preventScrollReset: true })
  }
  return (
    <Select
      label="Rows per page"
      value={savedRows(fallback)}
      onChange={({ target }) => choose(target.value)}
      options={[...new Set([...(fallback ? [fallback] : []), ...rowCounts])].map(String)}
    />
  )
}

export type Column<Item> = {
  name: string
  cell: (item: Item, index: number) => ReactNode
  /** The kind of content, which decides the cell's place in the row on a phone. */
  holds: 'heading' | 'text' | 'detail' | 'address' | 'picture'
  /** On a phone the value explains itself, without the name of the column. */
  isPlain?: true
}

type TableProps<Item> = {
  caption: string
  items: Item[]
  columns: Column<Item>[]
  /** What can be done without opening the item. */
  actions?: (item: Item) => ReactNode
}

/** A responsive table: it becomes a list of low rows on phones. */
export const ListTable = <Item extends { _id: string }>(props: TableProps<Item>) => {
  const { caption, items, columns, actions } = props
  const deleted = useDeletedIds()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {actions && <th scope="col">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={item._id} hidden={deleted.includes(item._id)}>
            {columns.map((column) => (
              <Cell key={column.name} item={item} index={index} column={column} />
            ))}
            {actions && (
              <td className={styles.actions}>
                <div>{actions(item)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Rows that were deleted are hidden until the list is loaded again. */
const useDeletedIds = () =>
  useFetchers()
    .filter(
      ({ state, data, formData }) => state === 'loading' && !data?.failure && formData?.get('intent') === 'delete',
    )
    .flatMap(({ formData }) => String(formData?.get('id')).split(','))

type CellProps<Item> = { item: Item; index: number; column: Column<Item> }

const Cell = <Item,>({ item, index, column: { name, cell, holds, isPlain } }: CellProps<Item>) => (
  <td className={styles[holds]} data-label={isPlain ? undefined : name}>
    {cell(item, index)}
  </td>
)
