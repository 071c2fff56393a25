/**
 * Tags: the list of all tags, the page of one tag, and how the tags of an article are saved. Also decides which related
 * articles (recommendations) a reader is shown: those with the most tags in common.
 */
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Kind } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { RelatedArticle, TaggedArticle, UsedTag } from '#shared/shapes/tag.ts'
import { slugOf } from '#shared/slug.ts'
import type { ArticleRow, Database, Tables } from '../database/tables.ts'
import { toImage } from '../images/images.ts'
import { imageFieldsOf } from '../images/stored-image.ts'
import { NotFound } from '../lib/errors.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { articleList } from './article-list.ts'
import { type ArticleDeps, articlesWithImages, articlesWithoutTexts, type JoinedRow, toArticle } from './article-row.ts'
import { isPublic } from './publication.ts'

/** A row for each tag of each article that readers see. */
export const publicTags = (db: Database) => db.selectFrom('article_tags').where('public_sort_at', 'is not', null)

/** The tags of published articles, the most used first. */
export const listTags = async ({ db }: ArticleDeps): Promise<UsedTag[]> => {
  const rows = await publicTags(db)
    .select(({ fn }) => ['slug', fn.min('tag').as('tag'), fn.countAll().as('articles')])
    .groupBy('slug')
    .execute()
  return rows
    .map(({ slug, tag, articles }) => ({ slug, tag, articles: Number(articles) }))
    .sort((a, b) => b.articles - a.articles || (a.slug < b.slug ? -1 : 1))
}

/** Jumps from one tag to the next along the index: reading the tags of every article takes a hundred times as long. */
export const listTagNames = async ({ db }: ArticleDeps): Promise<UsedTag[]> => {
  const rows = await db
    .withRecursive('each(slug)', (eb) =>
      eb
        .selectFrom('article_tags')
        .where('public_sort_at', 'is not', null)
        .select(({ fn }) => fn.min<string | null>('slug').as('slug'))
        .unionAll(
          eb
            .selectFrom('each')
            .where('each.slug', 'is not', null)
            .select((last) =>
              last
                .selectFrom('article_tags')
                .where('public_sort_at', 'is not', null)
                .whereRef('article_tags.slug', '>', 'each.slug')
                .select(({ fn }) => fn.min<string | null>('article_tags.slug').as('next'))
                .as('slug'),
            ),
        ),
    )
    .selectFrom('each')
    .where('each.slug', 'is not', null)
    .select((each) => ['each.slug', newestOfSlug(each, 'tag'), newestOfSlug(each, 'public_sort_at')])
    .execute()
  return rows.map(({ slug, tag, public_sort_at }) => ({
    slug: slug ?? '',
    tag: tag ?? '',
    updatedAt: public_sort_at ?? '',
  }))
}

type Each = ExpressionBuilder<Tables & { each: { slug: string | null } }, 'each'>

const newestOfSlug = <Column extends 'tag' | 'public_sort_at'>(each: Each, column: Column) =>
  each
    .selectFrom('article_tags')
    .whereRef('article_tags.slug', '=', 'each.slug')
    .where('public_sort_at', 'is not', null)
    .orderBy('public_sort_at', 'desc')
    .limit(1)
    .select(column)
    .as(column)

/** News and blog posts together, newest first. Throws NotFound for a tag that no published article has. */
export const listTagged = async ({ db, imageFiles }: ArticleDeps, slug: string, page: number, limit: number) => {
  const of = () => publicTags(db).where('slug', '=', slug)
  const { tag, total } = await of()
    .select(({ fn }) => [fn.min('tag').as('tag'), fn.countAll().as('total')])
    .executeTakeFirstOrThrow()
  if (Number(total) === 0) throw new NotFound('There are no articles with this tag.')
  const ids = of()
    .select('article_id')
    .orderBy('public_sort_at', 'desc')
    .orderBy('article_id', 'desc')
    .limit(limit)
    .offset(offsetOf(page, limit))
    .$asScalar()
  const rows = await articlesWithImages(db)
    .where('articles.id', 'in', ids)
    .orderBy('articles.updated_at', 'desc')
    .orderBy('articles.id', 'desc')
    .execute()
  const found = rows.map((row): TaggedArticle => ({ kind: row.kind, ...toArticle(row, imageFiles.baseUrl) }))
  return { tag, slug, ...toPage(found, Number(total), page, limit) }
}

type About = { _id: string; tags: string[] }

/** The articles with the most tags in common, then the newest of the same kind. */
export const relatedTo = async (
  { db, imageFiles }: ArticleDeps,
  kind: Kind,
  { _id, tags }: About,
): Promise<RelatedArticle[]> => {
  const close = await sharingTags(db, _id, tags.map(slugOf))
  const ids = [...close, ...(close.length < limits.related ? await newestOf(db, kind) : [])]
  const wanted = [...new Set(ids)].filter((id) => id !== _id).slice(0, limits.related)
  if (wanted.length === 0) return []
  const rows = await articlesWithoutTexts(db).where('articles.id', 'in', wanted).execute()
  const shown = new Map(rows.map((row) => [row.id, row]))
  return wanted.flatMap((id) => {
    const row = shown.get(id)
    return row ? [toRelated(row, imageFiles.baseUrl)] : []
  })
}

const toRelated = (row: JoinedRow, imageAddress: string): RelatedArticle => {
  const image = toImage(row)
  return {
    kind: row.kind,
    _id: row.id,
    slug: row.slug ?? undefined,
    title: row.title,
    language: row.language,
    updatedAt: row.updated_at,
    ...(image && imageFieldsOf(image, imageAddress)),
  }
}

/** How many articles to read for each tag: enough to find those that share more than one. */
const newestOfTag = 50

const sharingTags = async (db: Database, articleId: string, slugs: string[]) => {
  const shared = new Map<string, { count: number; at: string }>()
  for (const slug of slugs) {
    const rows = await publicTags(db)
      .select(['article_id', 'public_sort_at'])
      .where('slug', '=', slug)
      .orderBy('public_sort_at', 'desc')
      .orderBy('article_id', 'desc')
      .limit(newestOfTag)
      .execute()
    for (const { article_id: id, public_sort_at: at } of rows)
      if (id !== articleId) shared.set(id, { count: (shared.get(id)?.count ?? 0) + 1, at: at ?? '' })
  }
  return [...shared]
    .sort(([, a], [, b]) => b.count - a.count || (a.at < b.at ? 1 : -1))
    .slice(0, limits.related)
    .map(([id]) => id)
}

const newestOf = async (db: Database, kind: Kind) => {
  const rows = await db
    .selectFrom(articleList(kind)(db))
    .select('row.id')
    .orderBy('row.at', 'desc')
    .orderBy('row.id', 'desc')
    .limit(limits.related + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * To be called in the transaction that writes the article, before it is reindexed. Returns the value of its column
 * `tags`.
 */
export const saveTags = async (db: Database, articleId: string, tags: string[]) => {
  const known = await knownSpellings(db, tags.map(slugOf))
  const spelt = new Map(tags.map((tag) => [slugOf(tag), known.get(slugOf(tag)) ?? tag]))
  await db.deleteFrom('article_tags').where('article_id', '=', articleId).execute()
  const rows = [...spelt].map(([slug, tag]) => ({ article_id: articleId, slug, tag }))
  if (rows.length > 0) await db.insertInto('article_tags').values(rows).execute()
  const tagColumn = JSON.stringify([...spelt.values()])
  await db.updateTable('articles').set({ tags: tagColumn }).where('id', '=', articleId).execute()
  return tagColumn
}

/** For each tag, the spelling that was used first. */
const knownSpellings = async (db: Database, slugs: string[]) => {
  const known = new Map<string, string>()
  for (const slug of slugs) {
    const row = await db.selectFrom('article_tags').select('tag').where('slug', '=', slug).limit(1).executeTakeFirst()
    if (row) known.set(slug, row.tag)
  }
  return known
}

/**
 * Copies what lists sort by into the tag rows, so that the page of a tag, and the editors' list, are read along an
 * index of the tags alone.
 */
export const reindexTags = async (db: Database, row: Selectable<ArticleRow>) => {
  const { id, kind, updated_at: at } = row
  await db
    .updateTable('article_tags')
    .set({ kind, public_sort_at: isPublic(row) ? at : null, editors_sort_at: row.removed_at === null ? at : null })
    .where('article_id', '=', id)
    .execute()
}
