/** One page of a list, newest first. A page past the end is empty, and a list always has at least one page. */
export type Page<Item> = { found: Item[]; currentPage: number; totalPages: number }

export const pageOf = <Item>(found: Item[], total: number, page: number, limit: number): Page<Item> => ({
  found,
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
})

export const offsetOf = (page: number, limit: number) => (page - 1) * limit
