/** The schemas of the search: the query and its results. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { searchWording } from '../wording/search.ts'
import { Danger } from './danger.ts'
import { LanguageTag, namedShape, PageQuery, pageFields } from './fields.ts'

/** A query may contain anything; only a very long one is rejected. */
export const SearchQuery = z.object({
  q: z
    .string({ error: 'q must be text.' })
    .trim()
    .max(limits.searchQuery, searchWording.tooLong)
    .optional()
    .default('')
    .meta({ description: 'The words to search for', maxLength: limits.searchQuery }),
  ...PageQuery.shape,
})

const marks = z.array(z.object({ start: z.int().min(0), end: z.int().min(0) }))

export const SearchResult = namedShape('SearchResult', {
  kind: z.enum(['news', 'blog', 'question', 'page']),
  title: z.string(),
  titleMarks: marks.meta({ description: 'The positions of the words found, in UTF-16 units; the end is exclusive' }),
  path: z.string().meta({ description: 'Its path on this site' }),
  excerpt: z.string().meta({ description: 'Plain text around the first word found' }),
  excerptMarks: marks,
  language: LanguageTag.optional().meta({ description: 'Only for articles and questions' }),
  updatedAt: z.iso.datetime().optional().meta({ description: 'Only for articles and questions' }),
})
export type SearchResult = z.infer<typeof SearchResult>

export const SearchAnswer = z.object({
  results: z.array(SearchResult),
  total: z.int().min(0),
  isTotalExact: z.boolean().meta({ description: 'false: there may be more results than `total`' }),
  danger: Danger.optional(),
  hasAllWords: z.boolean().meta({ description: 'false: no page has all the words; the results have the most of them' }),
  didYouMean: z
    .string()
    .optional()
    .meta({ description: 'If nothing was found: the nearest query that finds something' }),
  ...pageFields,
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
