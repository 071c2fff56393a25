/** What a list is narrowed to. All of it stands in the address, so that it can be kept, shared, and gone back to. */
import { languages } from '#shared/languages.ts'

export const statuses = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  removed: 'Trash',
}
export type ListStatus = keyof typeof statuses

export const sorts = {
  '-updated': 'Newest first',
  updated: 'Oldest first',
  '-created': 'Begun last',
  title: 'Title, A to Z',
} as const

export const defaultSort = '-updated'
export const filterNames = ['search', 'author', 'language', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

export type ListFilters = { status: ListStatus; sort: string; page: string } & Record<FilterName, string>

export const filtersIn = (query: URLSearchParams): ListFilters => {
  const said = (name: string, usual = '') => query.get(name)?.trim() || usual
  const filters = Object.fromEntries(filterNames.map((name) => [name, said(name)])) as Record<FilterName, string>
  return {
    ...filters,
    status: said('status', 'all') as ListStatus,
    sort: said('sort', defaultSort),
    page: said('page', '1'),
  }
}

/** Only what differs from the usual, so that the plain list has the plain address. Another list begins at its first page. */
export const listHref = (wish: ListFilters, change: Partial<ListFilters>) => {
  const wanted = { ...wish, page: '1', ...change }
  const usual: Partial<ListFilters> = { status: 'all', sort: defaultSort, page: '1' }
  const said = Object.entries(wanted).filter(([name, value]) => value && value !== usual[name as keyof ListFilters])
  return said.length > 0 ? `?${new URLSearchParams(said)}` : '?'
}

export const isFiltered = (wish: ListFilters) => filterNames.some((name) => wish[name])

/** In words, for what stands on a chip. */
export const filterText = (name: FilterName, value: string) => {
  const texts: Record<FilterName, string> = {
    search: `“${value}”`,
    author: `By ${value}`,
    language: languages[value as keyof typeof languages] ?? value,
    from: `From ${value}`,
    to: `Until ${value}`,
  }
  return texts[name]
}
