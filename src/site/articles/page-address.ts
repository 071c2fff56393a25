/** The page an address asks for, or undefined when there can be no such page, like ?page=-1 or ?page=abc. */
export const pageOf = (url: string): number | undefined => {
  const asked = new URL(url).searchParams.get('page')
  if (asked === null) return 1
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
}

/** The first page has one address only, the plain one. */
export const pageHref = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`)
