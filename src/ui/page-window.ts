export type PageSlot = number | 'gap'

/** The page numbers to show: the first, the last and the neighbours of the current one, with gaps between them. */
export const pageWindow = (current: number, total: number): PageSlot[] => {
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < total)
  const offered = total > 1 ? [1, ...near, total] : [1]
  return offered.flatMap((page, index) => [...between(offered[index - 1] ?? page, page), page])
}

// A gap that replaces a single page would be as wide as the page's number.
const between = (before: number, page: number): PageSlot[] => {
  if (page - before === 2) return [before + 1]
  return page - before > 2 ? ['gap'] : []
}
