/**
 * Pagination of the API: pages of lists, and whole lists for clients that request no page. Pages have numbers
 * (offset pagination); there are no cursors. `limits.pageSize` (10) and `limits.maxPageSize` (100) are the sizes.
 * `shared/shapes/fields.ts` validates the query; `core/paging/page.ts` reads the rows.
 */
import type { z } from 'zod'
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import type { MaybePageQuery } from '#shared/shapes/fields.ts'

export const orTheNewest = `without page and limit, the newest ${thousands(limits.maxWholeList)}`

type Paged<Item> = { found: Item[]; currentPage: number; totalPages: number }
type Listed<Item> = { list: (page: number, limit: number) => Promise<Paged<Item>>; newest: () => Promise<Item[]> }

/** Returns the requested page; without page and limit, the newest items as one page. */
export const pageOrNewest = async <Item>(
  things: Listed<Item>,
  { page, limit }: z.infer<typeof MaybePageQuery>,
): Promise<Paged<Item>> =>
  page === undefined && limit === undefined
    ? { found: await things.newest(), currentPage: 1, totalPages: 1 }
    : things.list(page ?? 1, limit ?? limits.pageSize)
