import { replace } from 'react-router'
import { limits } from '#shared/limits.ts'

/** One page of a list, whatever it lists. */
export type PageOf<Item> = { items: Item[]; currentPage: number; totalPages: number }

/** Which page of a list this address asks for; anything that is no page number means the first. */
export const pageQuery = (request: Request) => {
  const page = new URL(request.url).searchParams.get('page') ?? ''
  return { page: /^[1-9]\d{0,8}$/.test(page) ? page : '1', limit: String(limits.pageSize) }
}

export const hrefOfPage = (page: number) => `?page=${page}`

/** After the last row of the last page was deleted, that page is gone: the one before it takes its place. */
export const withoutEmptyEnd = <P extends PageOf<unknown>>(page: P) => {
  if (page.items.length === 0 && page.currentPage > page.totalPages) throw replace(hrefOfPage(page.totalPages))
  return page
}
