/** How an article is kept: its fields as columns, and back. */
import type { Selectable } from 'kysely'
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import type { Article, ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { imageColumns, type JoinedImage, toImage } from '../images/images.ts'
import { imageFieldsOf } from '../images/stored-image.ts'
import { NotFound } from '../lib/errors.ts'
import { toExcerpt, toHtml } from '../lib/markdown.ts'
import { fold } from '../search/fold.ts'
import { statusOf } from './standing.ts'

type More = Pick<NewArticle & ArticleChange, 'language' | 'isHealth' | 'sources' | 'lastChecked' | 'reviewer'>

/** The columns of what is named; for the rest an old row keeps what it has, and a new one gets the table's own values. */
export const moreColumns = ({ language, isHealth, sources, lastChecked, reviewer }: More) => ({
  language,
  is_health: isHealth === undefined ? undefined : Number(isHealth),
  sources: sources && JSON.stringify(sources),
  last_checked: lastChecked === '' ? null : lastChecked,
  reviewer: reviewer === '' ? null : reviewer,
})

export const textColumns = (content: string) => ({
  content,
  content_html: toHtml(content),
  excerpt: toExcerpt(content),
})

export const titleColumns = (title: string) => ({ title, title_key: titleKey(title) })

/** How titles are compared with what somebody looks for. */
export const titleKey = (text: string) => text.split(/\s+/).map(fold).join(' ').trim()

export const articlesWithImages = (db: Database) =>
  db
    .selectFrom('articles')
    .leftJoin('images', 'images.id', 'articles.image_id')
    .selectAll('articles')
    .select(imageColumns)

export type Address = { kind: Kind; id: string }

export const addressOf = ({ kind, id }: Pick<ArticleRow, 'kind' | 'id'>): Address => ({ kind: kind as Kind, id })

/** Whether readers see it or not, but for what is set aside. Throws NotFound. */
export const rowAt = async (db: Database, address: Address) => (await findRow(db, address)) ?? missing()

export const findRow = (db: Database, { kind, id }: Address) =>
  articlesWithImages(db)
    .where('articles.id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export const missing = () => {
  throw new NotFound('There is no such article.')
}

export type JoinedRow = Selectable<ArticleRow> & JoinedImage

/** `pictureAddress` is what stands before the name of a picture's file. */
export const toArticle = (row: JoinedRow, pictureAddress: string): Article => {
  const image = toImage(row)
  return {
    _id: row.id,
    title: row.title,
    content: row.content,
    contentHtml: row.content_html,
    excerpt: row.excerpt,
    author: row.author,
    updatedAt: row.updated_at,
    language: row.language as Language,
    isHealth: row.is_health === 1,
    slug: row.slug ?? undefined,
    tags: JSON.parse(row.tags),
    status: statusOf(row),
    publishAt: row.publish_at,
    version: row.version,
    sources: JSON.parse(row.sources),
    lastChecked: row.last_checked ?? undefined,
    reviewer: row.reviewer ?? undefined,
    ...(image && imageFieldsOf(image, pictureAddress)),
  }
}
