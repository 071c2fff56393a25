/** The schemas of the editors’ lists of articles: filters, counts and bulk actions. */
import { z } from 'zod'
import { keysOf } from '../keys.ts'
import { limits } from '../limits.ts'
import { ArticlesQuery } from './article.ts'
import { openPoints } from './open-points.ts'
import { isStorable, optionalText, quoted } from './text.ts'

const oneOf = <const Names extends readonly [string, ...string[]]>(name: string, names: Names) =>
  z
    .enum(names, { error: ({ input }) => `${name} is ${quoted(input)}; it must be one of ${names.join(', ')}.` })
    .optional()

const day = (name: string) =>
  z.iso.date({ error: ({ input }) => `${name} is ${quoted(input)}; it must be a date like 2026-11-21.` }).optional()

/** Query parameters for editors only. */
const onlyForEditors = {
  status: oneOf('status', ['all', 'draft', 'review', 'scheduled', 'published', 'removed']),
  search: optionalText('search', limits.searchQuery).meta({
    description: 'Words of the title, or the beginnings of words',
  }),
  author: optionalText('author', limits.author),
  tag: optionalText('tag', limits.tag),
  open: oneOf('open', ['anything', ...openPoints]),
  from: day('from'),
  to: day('to'),
  sort: oneOf('sort', ['updated', 'created', 'title', '-updated', '-created', '-title']),
}

/**
 * With any of these parameters the response is the editors' list: it includes drafts, counts and the names of authors.
 */
export const EditorsQuery = z.object({ ...ArticlesQuery.shape, ...onlyForEditors })
export type EditorsQuery = z.infer<typeof EditorsQuery>

export const isForEditors = (query: EditorsQuery) => keysOf(onlyForEditors).some((key) => query[key] !== undefined)

const count = z.int().min(0)
export const ArticleCounts = z
  .object({ all: count, draft: count, review: count, scheduled: count, published: count, removed: count })
  .meta({
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
    .array(z.string().max(64).refine(isStorable, 'An id contains a character that cannot be stored.'), {
      error: 'ids must be a list of ids.',
    })
    .min(1, 'Choose at least one.')
    .max(limits.maxPageSize, `Choose at most ${limits.maxPageSize}.`),
  action: z
    .enum(actions, { error: ({ input }) => `action is ${quoted(input)}; it must be one of ${actions.join(', ')}.` })
    .meta({ description: '`pin` puts articles on top of their list; `move` moves them between news and blog' }),
})
export type BulkAction = z.infer<typeof BulkAction>

export const BulkAnswer = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), reason: z.string() })),
})
export type BulkAnswer = z.infer<typeof BulkAnswer>
