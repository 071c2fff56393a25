/** Pages of lists, and page numbers in URLs. */

import { replace } from 'react-router'
import { limits } from '#shared/limits.ts'

/** One page of any list. */
export type PageOf<Item> = { items: Item[]; currentPage: number; totalPages: number }

/** The page number in the URL; an invalid number means page 1. */
export const pageQuery = (request: Request) => {
  const page = new URL(request.url).searchParams.get('page') ?? ''
  return { page: /^[1-9]\d{0,8}$/.test(page) ? page : '1', limit: String(limits.pageSize) }
}

export const hrefOfPage = (page: number) => `?page=${page}`

/** When the last item of the last page was deleted, loads the page before it. */
export const withoutEmptyEnd = <P extends PageOf<unknown>>(page: P) => {
  if (page.items.length === 0 && page.currentPage > page.totalPages) throw replace(hrefOfPage(page.totalPages))
  return page
}
