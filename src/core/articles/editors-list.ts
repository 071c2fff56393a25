/** The lists of whoever writes: everything, however it stands, found along indexes that hold no texts. */
import type { AliasedSelectQueryBuilder } from 'kysely'
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { ArticleCounts, EditorsQuery } from '#shared/shapes/editors-list.ts'
import { slugOf } from '#shared/tags.ts'
import { contains } from '../database/contains.ts'
import type { Database } from '../database/open.ts'
import { listTotals, offsetOf, toPage } from '../paging/page.ts'
import type { User } from '../users/user-row.ts'
import { articleList } from './article-list.ts'
import { articlesWithImages, titleKey, toArticle } from './article-row.ts'
import type { Parts } from './articles.ts'
import { draftsOf } from './drafts.ts'
import { statusOf } from './standing.ts'

export const listForEditors = async ({ db, media }: Parts, kind: Kind, wish: EditorsQuery, user: User) => {
  const counts = await countsOf(db, kind)
  const total = isFiltered(wish) ? await totalOf(db, kind, wish) : counts[wish.status ?? 'all']
  const ids = await idsOf(db, kind, wish)
  const rows = ids.length === 0 ? [] : await articlesWithImages(db).where('articles.id', 'in', ids).execute()
  const drafts = await draftsOf(db, ids, user)
  const byId = new Map(
    rows.map((row): [string, Article] => [
      row.id,
      {
        ...toArticle(row, media.address),
        // What nobody has read yet is known by what it is called now, not by the first letters that were kept.
        title: (statusOf(row) === 'draft' && drafts.get(row.id)) || row.title,
        removedAt: row.removed_at ?? undefined,
        hasDraft: drafts.has(row.id),
      },
    ]),
  )
  return {
    ...toPage(
      ids.flatMap((id) => byId.get(id) ?? []),
      Number(total),
      wish.page,
      wish.limit,
    ),
    languages: (await namesIn(db, kind, 'language')) as Language[],
    authors: await namesIn(db, kind, 'author'),
    counts,
  }
}

const isFiltered = ({ search, author, language, tag, from, to }: EditorsQuery) =>
  [search, author, language, tag, from, to].some(Boolean)

const totalOf = async (db: Database, kind: Kind, wish: EditorsQuery) => {
  const { total } = await db
    .selectFrom(found(db, kind, { ...wish, sort: '-updated' }))
    .select((make) => make.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const columns = { updated: 'updated_at', created: 'created_at', title: 'title_key' } as const

type Found = AliasedSelectQueryBuilder<{ id: string; at: string | null }, 'found'>

/** All that is asked for, with what it is sorted by. */
const found = (db: Database, kind: Kind, wish: EditorsQuery): Found => {
  const column = columns[(wish.sort ?? '-updated').replace('-', '') as keyof typeof columns]
  if (hasOnlyTag(wish) && column === 'updated_at')
    return tagged(db, kind, wish).select(['article_id as id', 'there_at as at']).as('found')
  return asked(db, kind, wish)
    .select(['id', `${column} as at`])
    .as('found')
}

/** Then the tags themselves tell what there is: looking at each of their articles takes a hundred times as long. */
const hasOnlyTag = ({ tag, status = 'all', search, author, language, from, to }: EditorsQuery) =>
  Boolean(tag) && ['all', 'published'].includes(status) && ![search, author, language, from, to].some(Boolean)

const tagged = (db: Database, kind: Kind, { tag = '', status }: EditorsQuery) =>
  db
    .selectFrom('article_tags')
    .where('slug', '=', slugOf(tag))
    .where('kind', '=', kind)
    .where('there_at', 'is not', null)
    .$if(status === 'published', (query) => query.where('seen_at', 'is not', null))

const asked = (db: Database, kind: Kind, { status = 'all', search, author, language, tag, from, to }: EditorsQuery) => {
  const isRemoved = status === 'removed'
  let query = db
    .selectFrom('articles')
    .where('kind', '=', kind)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
  if (status === 'published') query = query.where('published_at', 'is not', null)
  if (status === 'draft' || status === 'scheduled')
    query = query.where('published_at', 'is', null).where('publish_at', status === 'draft' ? 'is' : 'is not', null)
  for (const word of titleKey(search ?? '').split(' ')) if (word) query = query.where(contains('title_key', word))
  if (author) query = query.where('author', '=', author)
  if (language) query = query.where('language', '=', language)
  if (from) query = query.where('updated_at', '>=', from)
  if (to) query = query.where('updated_at', '<=', `${to}T23:59:59.999Z`)
  if (!tag) return query
  return query.where('id', 'in', db.selectFrom('article_tags').select('article_id').where('slug', '=', slugOf(tag)))
}

const idsOf = async (db: Database, kind: Kind, wish: EditorsQuery) => {
  const { sort = '-updated', page, limit } = wish
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await db
    .selectFrom(found(db, kind, wish))
    .select('found.id')
    .orderBy('found.at', direction)
    .orderBy('found.id', direction)
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  return rows.map(({ id }) => id)
}

/** From one name to the next along an index: reading every article for them would take as long as all the rest. */
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

/** How many stand in which way. */
export const countsOf = async (db: Database, kind: Kind): Promise<ArticleCounts> => {
  const list = articleList(kind)
  const published = (await listTotals(db, [list]))(list)
  const of = (status: 'draft' | 'scheduled' | 'removed') => totalOf(db, kind, { status, page: 1, limit: 1 })
  const [draft, scheduled, removed] = [await of('draft'), await of('scheduled'), await of('removed')]
  return { all: draft + scheduled + published, draft, scheduled, published, removed }
}
