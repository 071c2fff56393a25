/**
 * The list of articles in the admin area: search in titles, filters, sorting, pagination and the count of each status,
 * all read along indexes that hold no texts. `article-list.ts` is what readers see.
 */
import type { AliasedSelectQueryBuilder } from 'kysely'
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { authorNow, storedAuthors } from '#shared/organisation-name.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { ArticleCounts, EditorsQuery } from '#shared/shapes/editors-list.ts'
import { slugOf } from '#shared/slug.ts'
import { countEach, countRows, keyMatches } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { offsetOf, toPage, totalOf } from '../paging/page.ts'
import type { User } from '../users/user-row.ts'
import { articleList, pinnedArticles } from './article-list.ts'
import { type ArticleDeps, articlesWithImages, articlesWithoutTexts, toArticle } from './article-row.ts'
import { draftTitles } from './drafts.ts'
import { isOpen, openPointsOf } from './open-points.ts'
import { publicationStatus } from './publication.ts'
import { reviewRequestsOf } from './review-requests.ts'

export const listForEditors = async (
  { db, imageFiles }: ArticleDeps,
  kind: Kind,
  filters: EditorsQuery,
  user: User,
) => {
  const counts = await countArticles(db, kind)
  const total = isFiltered(filters) ? await countFiltered(db, kind, filters) : counts[filters.status ?? 'all']
  const ids = await idsOf(db, kind, filters)
  const articles = filters.texts === 'no' ? articlesWithoutTexts(db) : articlesWithImages(db)
  const rows = ids.length === 0 ? [] : await articles.where('articles.id', 'in', ids).execute()
  const drafts = await draftTitles(db, ids, user)
  const open = await openPointsOf(db, ids)
  const reviews = await reviewRequestsOf(db, ids, user)
  const byId = new Map(
    rows.map((row): [string, Article] => [
      row.id,
      {
        ...toArticle(row, imageFiles.baseUrl),
        // Autosave created a new article with its first words, so the list shows its author the title in the draft.
        title: (publicationStatus(row) === 'draft' && drafts.get(row.id)) || row.title,
        removedAt: row.removed_at ?? undefined,
        hasDraft: drafts.has(row.id),
        review: reviews.get(row.id),
        open: open[row.id],
      },
    ]),
  )
  return {
    ...toPage(
      ids.flatMap((id) => byId.get(id) ?? []),
      total,
      filters.page,
      filters.limit,
    ),
    languages: (await namesIn(db, kind, 'language')) as Language[],
    authors: [...new Set((await namesIn(db, kind, 'author')).map(authorNow))],
    counts,
  }
}

const isFiltered = ({ search, author, language, tag, open, from, to }: EditorsQuery) =>
  [search, author, language, tag, open, from, to].some(Boolean)

const countFiltered = (db: Database, kind: Kind, filters: EditorsQuery) =>
  countRows(db.selectFrom(filtered(db, kind, { ...filters, sort: '-updated' })))

const columns = { updated: 'updated_at', created: 'created_at', title: 'title_key' } as const

type Filtered = AliasedSelectQueryBuilder<{ id: string; at: string | null }, 'filtered'>

/** The articles that match the filters, with the value that they are sorted by. */
const filtered = (db: Database, kind: Kind, filters: EditorsQuery): Filtered => {
  const column = columns[(filters.sort ?? '-updated').replace('-', '') as keyof typeof columns]
  if (hasOnlyTag(filters) && column === 'updated_at')
    return withTag(db, kind, filters).select(['article_id as id', 'editors_sort_at as at']).as('filtered')
  return matching(db, kind, filters)
    .select(['id', `${column} as at`])
    .as('filtered')
}

/**
 * Whether the tag is the only filter: then its own rows are enough, and reading each of its articles would take a
 * hundred times as long.
 */
const hasOnlyTag = ({ tag, status = 'all', search, author, language, open, from, to }: EditorsQuery) =>
  Boolean(tag) && ['all', 'published'].includes(status) && ![search, author, language, open, from, to].some(Boolean)

const withTag = (db: Database, kind: Kind, { tag = '', status }: EditorsQuery) =>
  db
    .selectFrom('article_tags')
    .where('slug', '=', slugOf(tag))
    .where('kind', '=', kind)
    .where('editors_sort_at', 'is not', null)
    .$if(status === 'published', (query) => query.where('public_sort_at', 'is not', null))

const matching = (
  db: Database,
  kind: Kind,
  { status = 'all', search, author, language, tag, open, from, to }: EditorsQuery,
) => {
  const isRemoved = status === 'removed'
  let query = db
    .selectFrom('articles')
    .where('kind', '=', kind)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
  if (status === 'published') query = query.where('published_at', 'is not', null)
  if (status === 'draft' || status === 'scheduled')
    query = query.where('published_at', 'is', null).where('publish_at', status === 'draft' ? 'is' : 'is not', null)
  if (status === 'review')
    query = query
      .where('published_at', 'is', null)
      .where('id', 'in', db.selectFrom('review_requests').select('article_id'))
  if (search) query = query.where(keyMatches('title_key', search))
  if (author) query = query.where('author', 'in', storedAuthors(author))
  if (language) query = query.where('language', '=', language)
  if (open) query = query.where(isOpen(open))
  if (from) query = query.where('updated_at', '>=', from)
  if (to) query = query.where('updated_at', '<=', `${to}T23:59:59.999Z`)
  if (!tag) return query
  return query.where('id', 'in', db.selectFrom('article_tags').select('article_id').where('slug', '=', slugOf(tag)))
}

const idsOf = async (db: Database, kind: Kind, filters: EditorsQuery) => {
  const { sort = '-updated', page, limit } = filters
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await db
    .selectFrom(filtered(db, kind, filters))
    .select('filtered.id')
    .orderBy('filtered.at', direction)
    .orderBy('filtered.id', direction)
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The names that occur in a column. Jumps from one name to the next along an index: reading every article would take as
 * long as everything else.
 */
const namesIn = async (db: Database, kind: Kind, column: 'author' | 'language') => {
  const names: string[] = []
  for (let last = ''; names.length < limits.authors; ) {
    const next = await db
      .selectFrom('articles')
      .select(`${column} as name`)
      .where('kind', '=', kind)
      .where('removed_at', 'is', null)
      .where(column, '>', last)
      .orderBy(column)
      .limit(1)
      .executeTakeFirst()
    if (!next) break
    last = next.name
    names.push(last)
  }
  return names
}

/** How many articles have each status. */
export const countArticles = async (db: Database, kind: Kind): Promise<ArticleCounts> => {
  const published = (await totalOf(db, articleList(kind))) + (await pinnedArticles(db, kind)).length
  const others = await countEach(['draft', 'review', 'scheduled', 'removed'], (status) =>
    countFiltered(db, kind, { status, page: 1, limit: 1 }),
  )
  return { all: others.draft + others.scheduled + published, ...others, published }
}
