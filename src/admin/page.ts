/**
 * Pagination of every list: the page number in the URL, and how many rows a page has, stored on this device
 * (localStorage). `lists/list-page.tsx` shows the page numbers, and `core/paging/page.ts` finds the rows.
 */

import { replace } from 'react-router'
import { limits } from '#shared/limits.ts'

/** One page of any list. */
export type PageOf<Item> = { items: Item[]; currentPage: number; totalPages: number }

/** The page number in the URL; an invalid number means page 1. */
export const pageQuery = (request: Request) => {
  const page = new URL(request.url).searchParams.get('page') ?? ''
  return { page: /^[1-9]\d{0,8}$/.test(page) ? page : '1', limit: String(savedRows()) }
}

/** The possible numbers of rows per page; the first is the specification's. */
export const rowCounts: number[] = [limits.pageSize, 25, 50, limits.maxPageSize]

const rowsKey = 'rows'

/** The number of rows per page that was chosen on this device. */
export const savedRows = (fallback = limits.pageSize) => {
  const chosen = Number(globalThis.localStorage?.getItem(rowsKey))
  return rowCounts.includes(chosen) ? chosen : fallback
}

export const keepRows = (rows: string) => localStorage.setItem(rowsKey, rows)

export const hrefOfPage = (page: number) => `?page=${page}`

/** If the last item of the last page was deleted, loads the page before it. */
export const withoutEmptyEnd = <P extends PageOf<unknown>>(page: P) => {
  if (page.items.length === 0 && page.currentPage > page.totalPages) throw replace(hrefOfPage(page.totalPages))
  return page
}
