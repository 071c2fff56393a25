/** The filters and sort order of the list of articles. */
import { type Feed, otherFeedOf } from '#shared/feeds.ts'
import { longDay } from '#shared/format.ts'
import { isKeyOf, keysOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { defineFilters } from '../lists/filters.ts'

export const statuses = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  review: 'For review',
  scheduled: 'Scheduled',
  removed: 'Trash',
}
export type ListStatus = keyof typeof statuses

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
  consent: 'Who is in the picture?',
} as const

export const defaultSort = '-updated'
export const filterNames = ['search', 'author', 'language', 'open', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

export const articleFilters = defineFilters({
  search: '',
  author: '',
  language: '',
  open: '',
  from: '',
  to: '',
  status: keysOf(statuses),
  sort: defaultSort,
})

export type ListFilters = ReturnType<typeof articleFilters.parse>

export const isFiltered = (filters: ListFilters) => filterNames.some((name) => filters[name])

/** The text of an active filter. */
export const filterText = (name: FilterName, value: string) => {
  const texts: Record<FilterName, string> = {
    search: `“${value}”`,
    author: `By ${value}`,
    language: isKeyOf(languages, value) ? languages[value] : value,
    open: isKeyOf(openChoices, value) ? openChoices[value] : value,
    from: `From ${longDay(value)}`,
    to: `Until ${longDay(value)}`,
  }
  return texts[name]
}

export const moveLabel = ({ kind }: Feed) => adminWording[otherFeedOf(kind).kind].moveHere
