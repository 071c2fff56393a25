/**
 * Maps (serializes) an article to the columns of its row, and back to the article of the API; also finds and locks a
 * row. Code outside the core does not know the names of columns.
 */

import type { Selectable } from 'kysely'
import type { Kind } from '#shared/feeds.ts'
import { foldText } from '#shared/fold.ts'
import { keysOf } from '#shared/keys.ts'
import { authorNow } from '#shared/organisation-name.ts'
import type { Article, ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import { placeWarningSigns } from '#shared/warning-signs-box.ts'
import { lockRowIfAny } from '../database/query.ts'
import { articleTables } from '../database/schema/articles.ts'
import type { ArticleRow, Database } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { imageColumns, type JoinedImage, toImage } from '../images/images.ts'
import { imageFieldsOf } from '../images/stored-image.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { toExcerpt } from '../lib/excerpt.ts'
import { parseMarkdown, toHtml } from '../lib/markdown.ts'
import { publicationStatus } from './publication.ts'

type More = Pick<
  NewArticle & ArticleChange,
  'language' | 'isHealth' | 'sources' | 'noSourceReason' | 'lastChecked' | 'reviewer'
>

/**
 * The columns of the optional fields that the input has. A missing field keeps its value in an old row, and gets the
 * table's default in a new one.
 */
export const moreColumns = ({ language, isHealth, sources, noSourceReason, lastChecked, reviewer }: More) => ({
  language,
  is_health: isHealth === undefined ? undefined : Number(isHealth),
  sources: sources && JSON.stringify(sources),
  no_source_reason: noSourceReason === '' ? null : noSourceReason,
  last_checked: lastChecked === '' ? null : lastChecked,
  reviewer: reviewer === '' ? null : reviewer,
})

export const textColumns = (content: string) => {
  const parsed = parseMarkdown(content)
  return { content, content_html: toHtml(parsed), excerpt: toExcerpt(parsed) }
}

export const titleColumns = (title: string) => ({ title, title_key: foldText(title) })

export const articlesWithImages = (db: Database) => joinedWithImages(db).selectAll('articles').select(imageColumns)

const joinedWithImages = (db: Database) =>
  db.selectFrom('articles').leftJoin('images', 'images.id', 'articles.image_id')

const { content: _, content_html: __, sources: ___, ...columnsOfLists } = articleTables.articles.columns

const columnsWithoutTexts = keysOf(columnsOfLists).map((name) => `articles.${name}` as const)

/**
 * The same rows with empty texts and without sources, for lists: reading ten of them takes longer than everything else
 * that a list does.
 */
export const articlesWithoutTexts = (db: Database) =>
  joinedWithImages(db)
    .select(columnsWithoutTexts)
    .select(imageColumns)
    .select(({ val }) => [val('').as('content'), val('').as('content_html'), val('[]').as('sources')])

export type ArticleDeps = { db: Database; imageFiles: ImageFiles; clock: Clock; outbox: Pick<EmailQueue, 'queue'> }

/** Names one article. An id alone is not enough: /news/{id} must not find a blog post. */
export type ArticleRef = { kind: Kind; id: string }

export const refOf = ({ kind, id }: Pick<ArticleRow, 'kind' | 'id'>): ArticleRef => ({ kind, id })

/** An article of any status. Throws NotFound, also for a removed one. */
export const findArticleRow = async (db: Database, ref: ArticleRef) =>
  (await articleRowIfAny(db, ref)) ?? throwNoArticle()

/** An article of either kind, by its id. */
export const articleRowById = (db: Database, id: string) =>
  articlesWithImages(db).where('articles.id', '=', id).where('removed_at', 'is', null).executeTakeFirst()

export const articleRowIfAny = (db: Database, { kind, id }: ArticleRef) =>
  articlesWithImages(db)
    .where('articles.id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** To be called in a transaction: locks the article until it ends. Throws NotFound, also for a removed article. */
export const lockArticle = async (db: Database, { kind, id }: ArticleRef) => {
  const row = await lockRowIfAny(db, 'articles', 'id', id)
  return row && row.kind === kind && row.removed_at === null ? row : throwNoArticle()
}

export const throwNoArticle = () => {
  throw new NotFound('There is no such article.')
}

export type JoinedRow = Selectable<ArticleRow> & JoinedImage

/** `imageAddress` is the base URL that precedes the file name of an image. */
export const toArticle = (row: JoinedRow, imageAddress: string): Article => {
  const image = toImage(row)
  return {
    _id: row.id,
    title: row.title,
    content: row.content,
    contentHtml: placeWarningSigns(row.content_html),
    excerpt: row.excerpt,
    author: authorNow(row.author),
    updatedAt: row.updated_at,
    isPinned: row.pinned_at !== null,
    language: row.language,
    isHealth: row.is_health === 1,
    slug: row.slug ?? undefined,
    feedPath: row.feed_path ?? undefined,
    tags: JSON.parse(row.tags),
    status: publicationStatus(row),
    publishAt: row.publish_at,
    version: row.version,
    sources: JSON.parse(row.sources),
    noSourceReason: row.no_source_reason ?? undefined,
    lastChecked: row.last_checked ?? undefined,
    reviewer: row.reviewer ?? undefined,
    ...(image && imageFieldsOf(image, imageAddress)),
  }
}
