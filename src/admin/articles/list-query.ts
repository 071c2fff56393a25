/**
 * The filters and sort order of the list of articles. They are in the URL (query parameters), so that links and the
 * Back button restore them.
 */
import { isKeyOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'

export const statuses = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  review: 'For review',
  scheduled: 'Scheduled',
  removed: 'Trash',
}
export type ListStatus = keyof typeof statuses
export const listStatuses = [
  'all',
  'published',
  'draft',
  'review',
  'scheduled',
  'removed',
] as const satisfies ListStatus[]

export const sorts = {
  '-updated': 'Newest first',
  updated: 'Oldest first',
  '-created': 'Recently created',
  title: 'Title, A to Z',
} as const

/** What the site asks for and nobody has answered yet. */
export const openChoices = {
  anything: 'Incomplete',
  source: 'Without a source',
  description: 'Picture without a description',
  consent: 'Consent not confirmed',
} as const

export const defaultSort = '-updated'
export const filterNames = ['search', 'author', 'language', 'open', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

export type ListFilters = { status: ListStatus; sort: string; page: string } & Record<FilterName, string>

export const filtersIn = (query: URLSearchParams): ListFilters => {
  const value = (name: string, fallback = '') => query.get(name)?.trim() || fallback
  const status = value('status')
  return {
    search: value('search'),
    author: value('author'),
    language: value('language'),
    open: value('open'),
    from: value('from'),
    to: value('to'),
    status: listStatuses.find((each) => each === status) ?? 'all',
    sort: value('sort', defaultSort),
    page: value('page', '1'),
  }
}

/** Omits default values, so that the unfiltered list has a URL without a query. Every change returns to page 1. */
export const listHref = (filters: ListFilters, change: Partial<ListFilters>) => {
  const wanted = { ...filters, page: '1', ...change }
  const defaults: Record<string, string> = { status: 'all', sort: defaultSort, page: '1' }
  const set = Object.entries(wanted).filter(([name, value]) => value && value !== defaults[name])
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '?'
}

export const isFiltered = (filters: ListFilters) => filterNames.some((name) => filters[name])

/** The text of an active filter. */
export const filterText = (name: FilterName, value: string) => {
  const texts: Record<FilterName, string> = {
    search: `“${value}”`,
    author: `By ${value}`,
    language: isKeyOf(languages, value) ? languages[value] : value,
    open: isKeyOf(openChoices, value) ? openChoices[value] : value,
    from: `From ${value}`,
    to: `Until ${value}`,
  }
  return texts[name]
}
