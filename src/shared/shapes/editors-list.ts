/** The schemas of the editors’ lists of articles: filters, counts and bulk actions. */
import { z } from 'zod'
import { keysOf } from '../keys.ts'
import { limits } from '../limits.ts'
import { ArticlesQuery } from './article.ts'
import { countsOf, optionalText } from './fields.ts'
import { openPoints } from './open-points.ts'

const day = z.iso.date().optional()

const listed = ['all', 'draft', 'review', 'scheduled', 'published', 'removed'] as const

/** Query parameters for editors only. */
const onlyForEditors = {
  status: z.enum(listed).optional(),
  search: optionalText('search', limits.searchQuery).meta({
    description: 'Words of the title, or the beginnings of words',
  }),
  author: optionalText('author', limits.author),
  tag: optionalText('tag', limits.tag),
  open: z.enum(['anything', ...openPoints]).optional(),
  from: day,
  to: day,
  sort: z.enum(['updated', 'created', 'title', '-updated', '-created', '-title']).optional(),
}

/**
 * With any of these parameters the response is the editors' list: it includes drafts, counts and the names of authors.
 */
export const EditorsQuery = z.object({ ...ArticlesQuery.shape, ...onlyForEditors })
export type EditorsQuery = z.infer<typeof EditorsQuery>

export const isForEditors = (query: EditorsQuery) => keysOf(onlyForEditors).some((key) => query[key] !== undefined)

export const ArticleCounts = countsOf(listed).meta({
  id: 'ArticleCounts',
  description:
    'Counts of all articles, without filters; "all" excludes the trash, and "review" counts drafts that wait for a review',
})
export type ArticleCounts = z.infer<typeof ArticleCounts>

export const editorsFields = {
  counts: ArticleCounts.optional(),
  authors: z.array(z.string()).optional().meta({ description: 'All authors' }),
}

const actions = ['publish', 'unpublish', 'trash', 'restore', 'pin', 'unpin', 'move'] as const

export const BulkAction = z.object({
  ids: z
    .array(z.string().max(64), {
      error: 'ids must be a list of ids.',
    })
    .min(1, 'Choose at least one.')
    .max(limits.maxPageSize, `Choose at most ${limits.maxPageSize}.`),
  action: z
    .enum(actions)
    .meta({ description: '`pin` puts articles on top of their list; `move` moves them between news and blog' }),
})
export type BulkAction = z.infer<typeof BulkAction>

export const BulkAnswer = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), reason: z.string() })),
})
export type BulkAnswer = z.infer<typeof BulkAnswer>
