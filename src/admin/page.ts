/**
 * Pagination of every list: the page number in the URL, and how many rows a page has, stored on this device
 * (localStorage). `lists/list-page.tsx` shows the page numbers, and `core/paging/page.ts` finds the rows.
 */

import { replace } from 'react-router'
import { limits } from '#shared/limits.ts'
import { type Answer, bodyOf, type Failure, type GoodBody, isFailure } from './api.ts'

/** One page of any list. */
export type PageOf<Item> = { items: Item[]; currentPage: number; totalPages: number }

/** The page number in a query; an invalid number means page 1. */
export const pageIn = (query: URLSearchParams) => {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? page : '1'
}

export const pageQuery = ({ url }: Request, rows?: number) => ({
  page: pageIn(new URL(url).searchParams),
  limit: String(savedRows(rows)),
})

/** The possible numbers of rows per page; the first is the specification's. */
export const rowCounts: number[] = [limits.pageSize, 25, 50, limits.maxPageSize]

const rowsKey = 'rows'

/** The number of rows per page that was chosen on this device. */
export const savedRows = (fallback = limits.pageSize) => {
  const chosen = Number(globalThis.localStorage?.getItem(rowsKey))
  return rowCounts.includes(chosen) ? chosen : fallback
}

export const keepRows = (rows: string) => localStorage.setItem(rowsKey, rows)

/** Another page of the list at this address. */
export const hrefOfPage = (address: string, page: number) => {
  const query = new URL(address, 'http://list').searchParams
  query.set('page', String(page))
  return `?${query}`
}

/**
 * A page of a list, whose rows have the name `rows` in the API's answer. If the last row of the last page was deleted,
 * loads the page before it.
 */
export const listFrom = async <A extends Answer, Rows extends keyof GoodBody<A> & string>(
  { url }: Request,
  rows: Rows,
  call: () => Promise<A>,
): Promise<(Omit<GoodBody<A>, Rows> & { items: GoodBody<A>[Rows] }) | Failure> => {
  const body = (await bodyOf(call)) as object
  if (isFailure(body)) return body
  const found = body as Omit<PageOf<unknown>, 'items'> & Record<Rows, unknown[]>
  const { [rows]: items, ...rest } = found
  if (items.length === 0 && found.currentPage > found.totalPages) throw replace(hrefOfPage(url, found.totalPages))
  return { ...rest, items } as never
}
